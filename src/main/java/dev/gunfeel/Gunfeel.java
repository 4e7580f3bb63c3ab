package dev.gunfeel;

import dev.gunfeel.http.GunfeelService;
import org.springframework.boot.SpringApplication;

/** Starts the service. */
public final class Gunfeel {
    private Gunfeel() {}

    /** Serves until the process is told to stop. */
    public static void main(String[] arguments) {
        SpringApplication.run(GunfeelService.class, arguments);
    }
}
