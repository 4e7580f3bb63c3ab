package dev.gunfeel.http;

import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import tools.jackson.databind.json.JsonMapper;

/** The web service: everything in this package. */
@SpringBootApplication
public class GunfeelService {
    /** Made by Spring. */
    public GunfeelService() {}

    /** The limits in force, read from the environment once. */
    @Bean
    Limits limits(Environment environment) {
        return Limits.of(environment::getProperty);
    }

    /** Writes every answer, so that numbers read alike in all of them. */
    @Bean
    JsonMapper jsonMapper() {
        return JsonText.writer();
    }
}
