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
            request.setAttribute(HAS_LEFT, (BooleanSupplier) () -> available(request.getCoyoteRequest()) == 1);
            request.setAttribute(AVAILABLE, (LongSupplier) () -> available(request.getCoyoteRequest()));
            getNext().invoke(request, response);
            OutOfMemory.endIfCauseOf((Throwable) request.getAttribute(RequestDispatcher.ERROR_EXCEPTION));
        }

        /**
         * Reads ahead, without waiting. The server says of a connection that is closed that one byte is there, for whoever reads it to
         * find out; a next request that came early has more.
         */
        private static int available(org.apache.coyote.Request request) {
            request.action(ActionCode.AVAILABLE, true);
            return request.getAvailable();
        }
    }
}
