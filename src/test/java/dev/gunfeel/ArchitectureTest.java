package dev.gunfeel;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What each package may use. */
@AnalyzeClasses(packages = "dev.gunfeel", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String[] OUTSIDE_THE_CORE = {
        "dev.gunfeel",
        "dev.gunfeel.http..",
        "dev.gunfeel.cli..",
        "dev.gunfeel.document..",
        "dev.gunfeel.gltf..",
        "dev.gunfeel.picture.."
    };
    private static final Pattern LOOSE_MATH = Pattern.compile(
            "(?<!Strict)\\bMath\\.(sin|cos|tan|asin|acos|atan|atan2|exp|expm1|log|log1p|log10|pow|hypot|cbrt"
                    + "|sinh|cosh|tanh|fma|toRadians|toDegrees)\\(");

    @ArchTest
    static final ArchRule THE_CORE_KNOWS_NO_FRAMEWORK = classes()
            .that(resideInAPackage("dev.gunfeel..").and(not(resideInAnyPackage(OUTSIDE_THE_CORE))))
            .should()
            .onlyDependOnClassesThat(
                    resideInAnyPackage("java..", "jakarta.validation..", "org.hibernate.validator..", "org.jspecify..")
                            .or(resideInAPackage("dev.gunfeel..").and(not(resideInAnyPackage(OUTSIDE_THE_CORE)))));

    @ArchTest
    static final ArchRule DOCUMENTS_KNOW_NO_WEB = noClasses()
            .that()
            .resideInAnyPackage("dev.gunfeel.document..", "dev.gunfeel.gltf..", "dev.gunfeel.picture..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "jakarta.servlet..", "dev.gunfeel.http..", "picocli..");

    @ArchTest
    static final ArchRule COMMANDS_KNOW_NO_WEB = noClasses()
            .that()
            .resideInAPackage("dev.gunfeel.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "jakarta.servlet..", "dev.gunfeel.http..");

    @ArchTest
    static final ArchRule ONLY_COMMANDS_KNOW_PICOCLI = noClasses()
            .that()
            .resideOutsideOfPackage("dev.gunfeel.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    @ArchTest
    static final ArchRule NOBODY_USES_JACKSON_2 =
            noClasses().should().dependOnClassesThat().resideInAPackage("com.fasterxml.jackson.databind..");

    @ArchTest
    static final ArchRule PACKAGES_FORM_NO_CYCLES =
            slices().matching("dev.gunfeel.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule EVERY_PACKAGE_IS_NULL_MARKED = classes()
            .that()
            .haveSimpleName("package-info")
            .should()
            .beAnnotatedWith(org.jspecify.annotations.NullMarked.class);

    @ArchTest
    static void everyPackageSaysWhatItIsFor(com.tngtech.archunit.core.domain.JavaClasses classes) {
        assertThat(classes.stream()
                        .map(JavaClass::getPackageName)
                        .distinct()
                        .filter(name -> classes.stream()
                                .noneMatch(type -> type.getName().equals(name + ".package-info"))))
                .isEmpty();
    }

    /** {@code Math} may use what the processor offers; only {@code StrictMath} gives the same bits everywhere. */
    @Test
    void transcendentalFunctionsAreStrict() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> loose = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> LOOSE_MATH.matcher(read(file)).find())
                    .map(Path::toString)
                    .toList();
            assertThat(loose).isEmpty();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
