package dev.gunfeel.http;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Says why the service does not start, and which variable of its environment mends it. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class StartFailures implements FailureAnalyzer {
    /** What the names of all our variables begin with. */
    private static final String OURS = "GUNFEEL_";

    @Override
    public @Nullable FailureAnalysis analyze(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof PortInUseException taken) {
                return new FailureAnalysis(
                        "Port " + taken.getPort() + " is in use; Gunfeel can't listen on it.",
                        "Choose another one by the environment variable GUNFEEL_PORT, such as GUNFEEL_PORT="
                                + another(taken.getPort()) + ", or stop what listens there.",
                        failure);
            }
            String message = cause.getMessage();
            if (cause instanceof IllegalArgumentException && message != null && message.startsWith(OURS)) {
                return new FailureAnalysis(
                        message + ".", "Set the environment variable right, or leave it unset.", failure);
            }
        }
        return null;
    }

    private static int another(int port) {
        return port < 65_535 ? port + 1 : 8080;
    }
}
