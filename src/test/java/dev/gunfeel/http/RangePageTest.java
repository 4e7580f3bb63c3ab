package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the range is served; what it does is tested in a browser. */
class RangePageTest extends HttpTest {
    private static final Path STATIC = Path.of("src/main/resources/static");
    private static final Pattern IMPORT =
            Pattern.compile("(?:^(?:import|export)\\b[^;]*?from |import\\()'([^']+)'", Pattern.MULTILINE);

    @Test
    void thePageIsAtTheRoot() {
        Response page = request().accept("text/html,*/*").get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.contentType()).isEqualToIgnoringWhitespace("text/html;charset=UTF-8");
        assertThat(page.asString())
                .contains("<title>Gunfeel")
                .contains("href=\"swagger-ui.html\"")
                .contains("href=\"openapi.yaml\"");
        assertThat(get("/openapi.yaml").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/range/main.js", "/range/nothing.js"})
    void thePolicyOfTheRangeMakesNoExceptions(String path) {
        assertThat(policy(path))
                .contains("default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'")
                .contains("require-trusted-types-for 'script'", "frame-ancestors 'none'")
                .allSatisfy(directive -> assertThat(directive).doesNotContain("unsafe", "http", "*", "data:", "blob:"));
    }

    @Test
    void otherAnswersMayDoLessAndSwaggerUiOnlyWhatItNeeds() {
        assertThat(policy("/swagger-ui/index.html")).contains("script-src 'self'", "connect-src 'self'");
        for (String path : List.of("/v1/weapons", "/problems", "/nothing/at/all", "/openapi")) {
            assertThat(policy(path))
                    .contains("default-src 'none'")
                    .noneMatch(directive -> directive.contains("script-src"));
        }
    }

    private List<String> policy(String path) {
        String policy = get(path).header("Content-Security-Policy");
        return Stream.of(policy.split(";")).map(String::strip).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/range/main.js",
                "/range/range.css",
                "/samples/biped.glb",
                "/schemas/weapon.schema.json",
                "/webjars/js-yaml/dist/js-yaml.mjs"
            })
    void filesAreTaggedByTheirContent(String path) {
        Response first = get(path);
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(first.header("Last-Modified")).isNull();
        assertThat(first.header("ETag")).startsWith("W/\"");
        Response second =
                request().header("If-None-Match", first.header("ETag")).get(path);
        assertThat(second.statusCode()).isEqualTo(304);
        assertThat(second.asByteArray()).isEmpty();
    }

    /** What the page's controls are made of, and what editors may name as the schema of their files. */
    @ParameterizedTest
    @ValueSource(strings = {"weapon.schema.json", "balance.schema.json", "arsenal.schema.json"})
    void theSchemasAreServed(String name) throws IOException {
        Response schema = get("/schemas/" + name);
        assertThat(schema.statusCode()).isEqualTo(200);
        assertThat(schema.contentType()).startsWith("application/json");
        assertThat(schema.asByteArray()).isEqualTo(Files.readAllBytes(Path.of("openapi", name)));
    }

    @Test
    void nothingOnThePageComesFromElsewhere() throws IOException {
        try (Stream<Path> files = Files.walk(STATIC)) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(html|css|js|svg)")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(Files.readString(file).replace("http://www.w3.org/2000/svg", ""))
                            .doesNotContain("http:", "https:", "//cdn", "@import"));
        }
    }

    @Test
    void thePageCarriesNeitherScriptsNorStylesInItself() throws IOException {
        assertThat(Files.readString(STATIC.resolve("index.html")))
                .doesNotContainPattern("\\sstyle=")
                .doesNotContainPattern("\\son[a-z]+=")
                .doesNotContain("<style", "javascript:")
                .doesNotContainPattern("<script(?![^>]*\\ssrc=)");
    }

    @Test
    void everyFileThatIsNamedIsThere() throws IOException {
        Set<String> named = new TreeSet<>();
        String page = Files.readString(STATIC.resolve("index.html"));
        matches(page, Pattern.compile("(?:href|src)=\"(range/[^\"]+)\"")).forEach(named::add);
        matches(Files.readString(STATIC.resolve("range/range.css")), Pattern.compile("url\\(\"([^\"]+)\"\\)"))
                .forEach(file -> named.add("range/" + file));
        Set<String> modules = new TreeSet<>();
        reachable("range/main.js", IMPORT, modules);
        named.addAll(modules);
        assertThat(named).hasSizeGreaterThan(20).allSatisfy(file -> {
            assertThat(get("/" + file).statusCode()).as(file).isEqualTo(200);
        });
        try (Stream<Path> files = Files.walk(STATIC.resolve("range"))) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(js|css|woff2)"))
                            .map(file -> STATIC.relativize(file).toString()))
                    .as("files that nobody names")
                    .isSubsetOf(named);
        }
    }

    /** The modules of the first picture are asked for at once, not one after the other has been read. */
    @Test
    void theModulesOfTheFirstTabAreFetchedAhead() throws IOException {
        Set<String> first = new TreeSet<>();
        Pattern outright = Pattern.compile("^(?:import|export)\\b[^;]*?from '([^']+)'", Pattern.MULTILINE);
        reachable("range/main.js", outright, first);
        first.remove("range/main.js");
        String page = Files.readString(STATIC.resolve("index.html"));
        assertThat(matches(page, Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"")))
                .containsExactlyInAnyOrderElementsOf(first);
    }

    private static void reachable(String module, Pattern imports, Set<String> found) throws IOException {
        // A library is no file of ours, and needs no other.
        if (!found.add(module) || module.startsWith("webjars/")) {
            return;
        }
        Path file = STATIC.resolve(module);
        for (String other : matches(Files.readString(file), imports)) {
            Path target = file.resolveSibling(other).normalize();
            reachable(STATIC.relativize(target).toString(), imports, found);
        }
    }

    private static List<String> matches(String text, Pattern pattern) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toList());
    }
}
