package dev.gunfeel.http;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.function.BooleanSupplier;
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
            request.setAttribute(HAS_LEFT, (BooleanSupplier) () -> hasLeft(request.getCoyoteRequest()));
            getNext().invoke(request, response);
        }

        /**
         * Reads ahead, without waiting. The server says of a connection that is closed that one byte is there, for whoever reads it to
         * find out; a next request that came early has more.
         */
        private static boolean hasLeft(org.apache.coyote.Request request) {
            request.action(ActionCode.AVAILABLE, true);
            return request.getAvailable() == 1;
        }
    }
}
