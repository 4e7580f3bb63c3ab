package dev.gunfeel;

import dev.gunfeel.cli.Commands;
import dev.gunfeel.http.GunfeelService;
import dev.gunfeel.http.OutOfMemory;
import org.springframework.boot.SpringApplication;

/** Starts the service, or runs a command. */
public final class Gunfeel {
    private Gunfeel() {}

    /**
     * Runs the command that the first argument names; without one, serves until the process is told to stop.
     *
     * @param arguments a command and its options, or settings of the service
     */
    public static void main(String[] arguments) {
        if (Commands.take(arguments)) {
            System.exit(Commands.run(arguments));
        }
        Service.start(Commands.ofServer(arguments));
    }

    /** Apart, so that a command loads nothing of Spring. */
    private static final class Service {
        static void start(String[] arguments) {
            OutOfMemory.watch();
            SpringApplication.run(GunfeelService.class, arguments);
        }
    }
}
