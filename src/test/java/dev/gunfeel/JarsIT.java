package dev.gunfeel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the jars that a build leaves behind hold, and that the plain one works with nothing but what it brings along. */
class JarsIT {
    private static final Path SERVICE = Path.of("target/gunfeel.jar");
    private static final Path PLAIN = Path.of("target/gunfeel-plain.jar");
    private static final Path SOURCES = Path.of("target/gunfeel-sources.jar");
    private static final Path JAVADOC = Path.of("target/gunfeel-javadoc.jar");

    /** The annotations of Jakarta Validation and JSpecify. */
    private static final List<String> BROUGHT_ALONG = List.of("jakarta.validation-api", "jspecify");

    /** What the README names for whoever reads files; Jackson 2 has a jar of the same name. */
    private static final List<String> FILES = List.of("tools/jackson/core/.*/jackson-core", "snakeyaml-engine");

    private static final List<String> JUNIT =
            List.of("junit-jupiter-api", "junit-platform-commons", "opentest4j", "apiguardian-api");

    @TempDir
    private Path folder;

    @Test
    void thePlainJarIsANamedModule() {
        ModuleDescriptor module =
                ModuleFinder.of(PLAIN).findAll().iterator().next().descriptor();
        assertThat(module.name()).isEqualTo("dev.gunfeel");
        assertThat(module.isAutomatic()).isTrue();
    }

    @Test
    void thePlainJarHoldsClassesPresetsAndTheLicenceAlone() throws IOException {
        assertThat(files(PLAIN))
                .filteredOn(name -> !name.endsWith(".class"))
                .filteredOn(name -> !name.startsWith("META-INF/maven/"))
                .filteredOn(name -> !name.startsWith("presets/"))
                .containsExactlyInAnyOrder("META-INF/MANIFEST.MF", "META-INF/LICENSE");
        assertThat(files(PLAIN))
                .filteredOn(name -> name.endsWith(".class"))
                .hasSizeGreaterThan(200)
                .allMatch(name -> name.startsWith("dev/gunfeel/"));
    }

    /** The service's document is made of the texts that the plain jar has no use for. */
    @Test
    void theServiceHoldsTheTextsOfItsDocument() throws IOException {
        assertThat(files(SERVICE))
                .filteredOn(name -> name.endsWith("__Javadoc.json"))
                .hasSizeGreaterThan(200);
    }

    /** What only the compiler needs is in no jar, and no class asks for it. */
    @Test
    void nothingOfTheRecordBuilderShips() throws IOException {
        assertThat(files(SERVICE)).filteredOn(name -> name.endsWith(".jar")).isNotEmpty();
        assertThat(files(SERVICE)).noneMatch(name -> name.contains("record-builder"));
        assertThat(files(PLAIN)).contains("dev/gunfeel/weapon/WeaponBuilder.class");
    }

    @Test
    void everyJarOfCodeHasTheLicence() throws IOException {
        String licence = Files.readString(Path.of("LICENSE"));
        for (Path jar : List.of(SERVICE, PLAIN, SOURCES)) {
            assertThat(text(jar, "META-INF/LICENSE")).as(jar.toString()).isEqualTo(licence);
        }
    }

    @Test
    void theFontComesWithItsLicence() throws IOException {
        assertThat(text(SERVICE, "BOOT-INF/classes/fonts/OFL.txt"))
                .isEqualTo(Files.readString(Path.of("src/main/resources/fonts/OFL.txt")));
        assertThat(text(SERVICE, "BOOT-INF/classes/fonts/OFL-NotoSansSC.txt"))
                .isEqualTo(Files.readString(Path.of("src/main/resources/fonts/OFL-NotoSansSC.txt")));
        assertThat(files(SERVICE))
                .contains(
                        "BOOT-INF/classes/fonts/MPLUS1p-Regular.ttf", "BOOT-INF/classes/fonts/NotoSansSC-Regular.ttf");
        assertThat(files(PLAIN)).noneMatch(name -> name.startsWith("fonts/"));
    }

    @Test
    void everyJarSaysItsVersion() throws IOException {
        String version = Pom.read().version();
        for (Path jar : List.of(SERVICE, PLAIN)) {
            try (JarFile file = new JarFile(jar.toFile())) {
                Manifest manifest = Objects.requireNonNull(file.getManifest());
                assertThat(manifest.getMainAttributes().getValue("Implementation-Version"))
                        .as(jar.toString())
                        .isEqualTo(version);
            }
        }
    }

    @Test
    void everyClassOfThePlainJarHasItsSourceAndEveryPublicOneItsPage() throws IOException {
        List<String> sources = files(SOURCES);
        List<String> pages = files(JAVADOC);
        for (String name : files(PLAIN)) {
            boolean isOfTheTop = name.endsWith(".class") && !name.contains("$") && !name.endsWith("package-info.class");
            if (isOfTheTop) {
                String path = name.substring(0, name.length() - ".class".length());
                boolean isGenerated = Files.exists(Path.of("target/generated-sources/annotations", path + ".java"));
                assertThat(isGenerated || sources.contains(path + ".java"))
                        .as(name)
                        .isTrue();
                assertThat(isGenerated || !isPublic(path) || pages.contains(path + ".html"))
                        .as(name)
                        .isTrue();
            }
        }
    }

    private static boolean isPublic(String path) throws IOException {
        return Files.readString(Path.of("src/main/java", path + ".java"))
                .lines()
                .anyMatch(line -> line.startsWith("public "));
    }

    /** The very tests that the README shows, with the plain jar and without all else that is here. */
    @ParameterizedTest
    @CsvSource({"check.RifleTest, false", "document.BalanceTest, true"})
    void theReadmesTestsRunWithThePlainJarAlone(String test, boolean readsFiles) throws Exception {
        List<Path> classPath = new ArrayList<>(withWhatItBringsAlong());
        classPath.addAll(ofThisTest(JUNIT));
        classPath.addAll(ofThisTest(readsFiles ? FILES : List.of()));
        String name = "dev.gunfeel." + test;
        compile("--class-path", join(classPath), "src/test/java/" + name.replace('.', '/') + ".java");
        classPath.add(folder);
        try (URLClassLoader loader = new URLClassLoader(
                classPath.stream().map(JarsIT::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            assertThat(loader.loadClass("dev.gunfeel.check.Checks")
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation())
                    .isEqualTo(url(PLAIN));
            Class<?> type = loader.loadClass(name);
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            int ran = 0;
            for (Method method : type.getDeclaredMethods()) {
                if (Stream.of(method.getAnnotations())
                        .anyMatch(annotation ->
                                annotation.annotationType().getName().equals(Test.class.getName()))) {
                    method.setAccessible(true);
                    method.invoke(constructor.newInstance());
                    ran++;
                }
            }
            assertThat(ran).isPositive();
        }
    }

    /** Without the service a slip in a file still has its line and column, and a preset is there by its name. */
    @Test
    void thePlainJarReadsFilesAndPresets() throws Exception {
        Path main = Files.writeString(folder.resolve("Reads.java"), """
                import dev.gunfeel.document.DocumentFile;
                import dev.gunfeel.document.FileException;
                import dev.gunfeel.document.Presets;
                import java.nio.file.Path;

                class Reads {
                    public static void main(String[] arguments) {
                        System.out.println(Presets.find("pistol").weapon().name());
                        try {
                            DocumentFile.weapon(Path.of(arguments[0]));
                        } catch (FileException e) {
                            System.out.println(e.getMessage());
                        }
                    }
                }
                """);
        Path rifle =
                Files.writeString(folder.resolve("rifle.yaml"), "fireIntervalSeconds: 0.1\nspread: { liftt: 1 }\n");
        List<Path> classPath = new ArrayList<>(withWhatItBringsAlong());
        classPath.addAll(ofThisTest(FILES));
        compile("--class-path", join(classPath), main.toString());
        classPath.add(folder);
        assertThat(run("--class-path", join(classPath), "Reads", rifle.toString()))
                .contains("Pistol")
                .contains("rifle.yaml:2:11: /spread/liftt is not known here; did you mean lift?");
    }

    /**
     * Validation reads the components of records by reflection, which a module has to allow. An automatic module says
     * nothing of what it needs, so the README tells what to require beside it.
     */
    @Test
    void thePlainJarWorksAsAModule() throws IOException, InterruptedException {
        Path module = Files.writeString(
                folder.resolve("module-info.java"),
                "module game { requires dev.gunfeel; requires jakarta.validation; requires org.jspecify; }");
        Path main = Files.writeString(folder.resolve("Main.java"), """
                package game;

                import dev.gunfeel.input.Check;
                import dev.gunfeel.input.InputException;
                import dev.gunfeel.random.RandomSequenceRequest;

                class Main {
                    public static void main(String[] arguments) {
                        Check.require(RandomSequenceRequest.of(1L, 1));
                        try {
                            Check.require(RandomSequenceRequest.of(1L, 0).withSeed(null));
                        } catch (InputException e) {
                            System.out.println(e.getMessage());
                        }
                    }
                }
                """);
        compile("--module-path", join(withWhatItBringsAlong()), module.toString(), main.toString());
        List<Path> modulePath = new ArrayList<>(withWhatItBringsAlong());
        modulePath.add(folder);
        assertThat(run("--module-path", join(modulePath), "-m", "game/game.Main"))
                .contains("/seed", "/count");
    }

    private static String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    private void compile(String... arguments) {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK");
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        List<String> all = new ArrayList<>(List.of("-proc:none", "-d", folder.toString()));
        all.addAll(List.of(arguments));
        int status = compiler.run(null, output, output, all.toArray(String[]::new));
        assertThat(status).as(output.toString(UTF_8)).isZero();
    }

    private static List<Path> withWhatItBringsAlong() {
        return Stream.concat(Stream.of(PLAIN.toAbsolutePath()), ofThisTest(BROUGHT_ALONG).stream())
                .toList();
    }

    /** Returns the jars with these names that this very test runs with. */
    private static List<Path> ofThisTest(List<String> names) {
        List<Path> all = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return names.stream()
                .map(name -> all.stream()
                        .filter(path -> path.toString()
                                .replace(File.separatorChar, '/')
                                .matches(".*/" + name + "-[0-9][^/]*\\.jar"))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(name + " isn't on the class path")))
                .toList();
    }

    private static String join(List<Path> paths) {
        return String.join(
                File.pathSeparator, paths.stream().map(Path::toString).toList());
    }

    private static URL url(Path path) {
        try {
            URI uri = path.toAbsolutePath().toUri();
            return uri.toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> files(Path jar) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            return file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
        }
    }

    private static String text(Path jar, String name) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            ZipEntry entry = file.getEntry(name);
            assertThat(entry).as(name + " in " + jar).isNotNull();
            try (InputStream in = file.getInputStream(entry)) {
                return new String(in.readAllBytes(), UTF_8);
            }
        }
    }
}
