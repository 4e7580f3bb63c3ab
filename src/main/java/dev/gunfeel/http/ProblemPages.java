package dev.gunfeel.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/** The pages that problem types point to, written in docs/problems. */
@RestController
class ProblemPages {
    private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);
    private static final String STYLE =
            "body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;"
                    + "color-scheme:light dark}code,pre{font-family:ui-monospace,monospace;background:#8882;border-radius:3px}"
                    + "pre{padding:.75rem;overflow-x:auto}code{padding:.1em .25em}pre code{padding:0;background:none}";

    private final Map<ProblemType, String> pages = new EnumMap<>(ProblemType.class);

    ProblemPages() {
        for (ProblemType type : ProblemType.values()) {
            pages.put(type, page(type.title(), render(read(type.slug()))));
        }
    }

    @GetMapping(Problem.PAGES + "/{name}")
    ResponseEntity<String> page(@PathVariable String name) throws NoResourceFoundException {
        ProblemType type = ProblemType.of(name)
                .orElseThrow(() -> new NoResourceFoundException(HttpMethod.GET, "/problems/" + name, name));
        return ResponseEntity.ok().contentType(HTML).body(pages.get(type));
    }

    @GetMapping(Problem.PAGES)
    ResponseEntity<String> index() {
        String list = Stream.of(ProblemType.values())
                .map(type -> "* [" + type.title() + "](problems/" + type.slug() + "): status "
                        + type.status().value())
                .collect(Collectors.joining("\n"));
        return ResponseEntity.ok().contentType(HTML).body(page("Problems", render("# Problems\n\n" + list)));
    }

    private static String page(String title, String body) {
        return "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width\"><title>" + title + " · Gunfeel</title><style>"
                + STYLE + "</style>" + body + "</html>\n";
    }

    private static String render(String markdown) {
        return HtmlRenderer.builder().build().render(Parser.builder().build().parse(markdown));
    }

    private static String read(String slug) {
        try (InputStream page = ProblemPages.class.getResourceAsStream("/problems/" + slug + ".md")) {
            if (page == null) {
                throw new IllegalStateException("docs/problems/" + slug + ".md is missing");
            }
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
