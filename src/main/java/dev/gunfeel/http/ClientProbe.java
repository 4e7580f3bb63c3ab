package dev.gunfeel.http;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Tells whether the client of a request is still there, which a servlet learns only when it writes. A client that has closed its
 * side of the connection counts as gone, as it does with nginx.
 */
@Configuration(proxyBeanMethods = false)
class ClientProbe {
    /** The attribute of a request that says so; to be asked only by the thread that serves the request, after its body was read. */
    static final String HAS_LEFT = ClientProbe.class.getName();

    private static final String AVAILABLE = ClientProbe.class.getName() + ".available";

    /** Returns whether a body of a length has come, so that reading it waits for nothing; of an unknown length none has. */
    static boolean isHere(HttpServletRequest request, long length) {
        return length >= 0
                && request.getAttribute(AVAILABLE) instanceof LongSupplier available
                && available.getAsLong() >= length;
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> probesClients() {
        return factory -> factory.addEngineValves(new ProbeValve());
    }

    private static final class ProbeValve extends ValveBase {
        ProbeValve() {
            super(true);
        }

        @Override
        public void invoke(Request request, Response response) throws IOException, ServletException {
            Probe probe = new Probe(request.getCoyoteRequest());
            request.setAttribute(HAS_LEFT, (BooleanSupplier) probe::hasLeft);
            request.setAttribute(AVAILABLE, (LongSupplier) probe::beforeTheBodyIsRead);
            getNext().invoke(request, response);
            OutOfMemory.endIfCauseOf((Throwable) request.getAttribute(RequestDispatcher.ERROR_EXCEPTION));
        }
    }

    /** What is known of one request's connection. */
    private static final class Probe {
        private final org.apache.coyote.Request request;
        private boolean hasNext;

        Probe(org.apache.coyote.Request request) {
            this.request = request;
            beforeTheBodyIsRead(false);
        }

        /** Returns how many bytes have come behind the head of the request. */
        long beforeTheBodyIsRead() {
            return beforeTheBodyIsRead(true);
        }

        private long beforeTheBodyIsRead(boolean ahead) {
            long available = available(ahead);
            // Of a body in chunks nobody knows where it ends.
            hasNext |= available > Math.max(0, request.getContentLengthLong())
                    && request.getMimeHeaders().getHeader("transfer-encoding") == null;
            return available;
        }

        /**
         * The server says of a connection that is closed that one byte is there, for whoever reads it to find out. Where the next request
         * came early nobody has left; and to read ahead would then take the place of what has come.
         */
        boolean hasLeft() {
            return !hasNext && available(true) == 1;
        }

        /** Reads ahead, without waiting. */
        private int available(boolean ahead) {
            request.action(ActionCode.AVAILABLE, ahead);
            return request.getAvailable();
        }
    }
}
