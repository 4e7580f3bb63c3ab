package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** What whoever starts the service is told where it can't start. */
@ExtendWith(OutputCaptureExtension.class)
class StartFailuresTest {
    @Test
    void aPortInUseNamesTheVariable(CapturedOutput output) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            start("--GUNFEEL_PORT=" + taken.getLocalPort());
            assertThat(output.getAll())
                    .contains(
                            "Port " + taken.getLocalPort() + " is in use", "GUNFEEL_PORT=" + (taken.getLocalPort() + 1))
                    .doesNotContain("\tat ");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GUNFEEL_MAX_SHOTS=many, 'GUNFEEL_MAX_SHOTS is ''many''; it must be a whole number above 0'",
        "GUNFEEL_CORS_ORIGINS=https://game.example/play, 'GUNFEEL_CORS_ORIGINS has ''https://game.example/play'''",
    })
    void aVariableThatIsWrongIsNamed(String setting, String message, CapturedOutput output) {
        start("--GUNFEEL_PORT=0", "--" + setting);
        assertThat(output.getAll()).contains(message).doesNotContain("\tat ");
    }

    private static void start(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "--server.address=127.0.0.1";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        Throwable failure = catchThrowable(
                () -> SpringApplication.run(GunfeelService.class, all).close());
        assertThat(failure).as("it started").isNotNull();
    }
}
