package dev.gunfeel.http;

import java.nio.charset.StandardCharsets;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * The range: one page on which a person shapes a weapon and sees it at once. What it draws comes from the API. It is
 * answered here, not by a forward to the static file, since nothing can be tagged by its content behind a forward.
 */
@RestController
class RangePage {
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

    private final Resource page = new ClassPathResource("static/index.html");

    @GetMapping(path = "/", produces = MediaType.TEXT_HTML_VALUE)
    ResponseEntity<Resource> range() {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .contentType(HTML)
                .body(page);
    }
}
