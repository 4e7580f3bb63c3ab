package dev.gunfeel.http;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.Host;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.info.BuildProperties;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.servlet.DispatcherServlet;
import tools.jackson.databind.json.JsonMapper;

/** Requests that the server refuses before any of our code sees them are answered as problems too. */
@Configuration(proxyBeanMethods = false)
class TomcatConfiguration {
    private static final int MOST_WAITING_CONNECTIONS = 1024;

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsOnly(JsonMapper mapper, BuildProperties build) {
        return factory -> factory.addContextCustomizers(context -> {
            Host host = (Host) context.getParent();
            if (host instanceof StandardHost standard) {
                standard.setErrorReportValveClass("");
            }
            host.getPipeline().addValve(new ProblemValve(mapper, build));
        });
    }

    /** A connection costs memory before anybody says anything on it; those beyond wait to be taken. */
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> connections(Limits limits) {
        return factory -> factory.addConnectorCustomizers(connector -> {
            if (connector.getProtocolHandler() instanceof AbstractHttp11Protocol<?> protocol) {
                protocol.setMaxConnections((int) Math.min(limits.get(Limit.CONNECTIONS), Integer.MAX_VALUE));
                protocol.setAcceptCount(MOST_WAITING_CONNECTIONS);
                // Who is sent away before its body was asked for need not send it.
                protocol.setContinueResponseTiming(ContinueResponseTiming.ON_REQUEST_BODY_READ.toString());
            }
        });
    }

    /** Lets TRACE come as far as our own code: the server itself would answer with methods that no path has. */
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> traceReachesUs() {
        return factory -> factory.addConnectorCustomizers(connector -> connector.setAllowTrace(true));
    }

    /** Treats TRACE as any other method that nothing has, and echoes no request. */
    @Bean(DispatcherServletAutoConfiguration.DEFAULT_DISPATCHER_SERVLET_BEAN_NAME)
    DispatcherServlet dispatcherServlet() {
        return new DispatcherServlet() {
            private static final long serialVersionUID = 1L;

            @Override
            protected void doTrace(HttpServletRequest request, HttpServletResponse response)
                    throws ServletException, IOException {
                processRequest(request, response);
            }
        };
    }

    private static final class ProblemValve extends ErrorReportValve {
        private final JsonMapper mapper;
        private final BuildProperties build;

        ProblemValve(JsonMapper mapper, BuildProperties build) {
            this.mapper = mapper;
            this.build = build;
        }

        @Override
        protected void report(Request request, Response response, @Nullable Throwable failure) {
            HttpStatusCode status = HttpStatusCode.valueOf(response.getStatus());
            if (!status.isError() || response.getContentWritten() > 0 || !response.setErrorReported()) {
                return;
            }
            ProblemType type = ProblemType.of(status);
            String path = request.getDecodedRequestURI();
            try {
                response.setHeader(StandardHeadersFilter.VERSION, build.getVersion());
                Problem.of(type, status, type.title() + ".", "", path == null ? "/" : path)
                        .writeTo(response, mapper);
                response.finishResponse();
            } catch (IOException | IllegalStateException e) {
                // The connection is gone or the answer has begun: there is nobody left to tell.
                container.getLogger().debug("a problem could not be reported", e);
            }
        }
    }
}
