package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gunfeel.DocumentationRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;

/** The snippets for CI, run as far as they can be run without their hosts: every script of theirs, in a repository. */
@DisabledOnOs(OS.WINDOWS)
class CiSnippetsTest extends HttpTest {
    private static final Path README = Path.of("README.md");

    @TempDir
    private Path machine;

    private Path repository = Path.of("");

    @BeforeEach
    void copyTheExample() throws IOException {
        repository = machine.resolve("repository");
        Path example = Path.of("examples/balance");
        try (Stream<Path> files = Files.walk(example)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = repository.resolve(example.relativize(file));
                Files.createDirectories(Objects.requireNonNull(copy.getParent()));
                Files.copy(file, copy);
            }
        }
    }

    private void breakTheCarbine() throws IOException {
        Path carbine = repository.resolve("weapons/carbine.yaml");
        Files.writeString(carbine, Files.readString(carbine).replace("magnitude: 0.4,", "magnitude: 0.9,"));
    }

    private static JsonNode yaml(String word) throws IOException {
        Object document = new Load(LoadSettings.builder().build()).loadFromString(DocumentationRun.block(README, word));
        return JSON.valueToTree(document);
    }

    @Test
    void gitHubActions() throws Exception {
        JsonNode steps = yaml("github").at("/jobs/balance/steps");
        List<String> scripts = steps.valueStream()
                .filter(step -> step.has("run"))
                .map(step -> step.get("run").asString())
                .toList();
        assertThat(scripts).hasSize(3);
        Path summary = machine.resolve("summary");
        Path comment = machine.resolve("comment");
        DocumentationRun run = new DocumentationRun(repository);
        run.program("gh", "echo \"$@\" > '" + comment + "'", "cat \"$7\" >> '" + comment + "'");
        Map<String, String> environment =
                Map.of("GITHUB_STEP_SUMMARY", summary.toString(), "PULL_REQUEST", "12", "GH_TOKEN", "none");

        assertThat(run.run(scripts.get(0), environment).status()).isZero();
        breakTheCarbine();
        DocumentationRun.Outcome failed = run.run(scripts.get(0), environment);
        assertThat(failed.status()).as(failed.output()).isEqualTo(1);
        assertThat(run.run(scripts.get(1), environment).status()).isZero();
        assertThat(run.run(scripts.get(2), environment).status()).isZero();
        assertThat(summary).content().startsWith("## Balance: failed");
        assertThat(comment)
                .content()
                .startsWith("pr comment 12 --edit-last --create-if-none --body-file balance.md\n## Balance: failed");
        for (String kept :
                steps.get(steps.size() - 1).at("/with/path").asString().split("\n")) {
            assertThat(repository.resolve(kept)).exists();
        }
        assertThat(repository.resolve("patterns/carbine.png")).exists();
    }

    @Test
    void gitLab() throws Exception {
        JsonNode job = yaml("gitlab").get("balance");
        DocumentationRun run = new DocumentationRun(repository);
        String script = job.at("/script/0").asString();
        assertThat(run.run(script, Map.of()).status()).isZero();
        breakTheCarbine();
        assertThat(run.run(script, Map.of()).status()).isEqualTo(1);
        assertThat(repository.resolve(job.at("/artifacts/reports/junit").asString()))
                .content()
                .contains("<failure type=\"failed\"");
        job.at("/artifacts/paths")
                .forEach(path -> assertThat(repository.resolve(path.asString())).exists());
    }

    @Test
    void curl() throws Exception {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(":"))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "curl"))),
                "curl is not installed");
        String script = DocumentationRun.block(README, "curl").replace("localhost:8080", "127.0.0.1:" + port());
        DocumentationRun run = new DocumentationRun(repository);
        DocumentationRun.Outcome passed = run.run(script, Map.of());
        assertThat(passed.status()).as(passed.output()).isZero();
        assertThat(repository.resolve("balance.xml")).content().contains("failures=\"0\"");
        DocumentationRun.Outcome failed = run.run(script.replace("\"max\": 4.5", "\"max\": 0.5"), Map.of());
        assertThat(failed.status()).isEqualTo(22);
        assertThat(failed.output()).contains("409");
        assertThat(repository.resolve("balance.xml")).content().contains("<failure type=\"failed\"");
    }
}
