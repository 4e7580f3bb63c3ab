package dev.gunfeel;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.gunfeel.weapon.Seeds;
import java.time.InstantSource;
import java.time.temporal.Temporal;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** What each package may use. */
@AnalyzeClasses(packages = "dev.gunfeel", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    /** The packages that the service alone needs; the plain jar has none of them. */
    static final List<String> OF_THE_SERVICE = List.of(
            "dev.gunfeel",
            "dev.gunfeel.http..",
            "dev.gunfeel.cli..",
            "dev.gunfeel.text..",
            "dev.gunfeel.gltf..",
            "dev.gunfeel.picture..",
            "dev.gunfeel.export..",
            "dev.gunfeel.importing..");

    private static final String DOCUMENTS = "dev.gunfeel.document..";
    private static final String SOLVE = "dev.gunfeel.solve..";

    private static final DescribedPredicate<JavaClass> THE_CORE = resideInAPackage("dev.gunfeel..")
            .and(not(resideInAnyPackage(OF_THE_SERVICE.toArray(String[]::new))))
            .and(not(resideInAnyPackage(DOCUMENTS, SOLVE)))
            .as("the core");

    /** The functions that IEEE 754 defines to the last bit, and those that only compare or count. */
    private static final Set<String> EXACT = Set.of(
            "abs",
            "ceil",
            "copySign",
            "floor",
            "getExponent",
            "max",
            "min",
            "nextDown",
            "nextUp",
            "rint",
            "round",
            "scalb",
            "signum",
            "sqrt",
            "ulp");

    private static final DescribedPredicate<JavaMethodCall> LOOSE_MATH = describe(
            "it is a function of Math that may differ in its last bits",
            call -> call.getTargetOwner().isEquivalentTo(Math.class)
                    && !EXACT.contains(call.getTarget().getName())
                    && !call.getTarget().getName().endsWith("Exact"));

    private static final DescribedPredicate<JavaMethodCall> A_CLOCK = describe(
            "it reads a clock",
            call -> call.getTargetOwner().isEquivalentTo(System.class)
                    && Set.of("nanoTime", "currentTimeMillis")
                            .contains(call.getTarget().getName()));

    private static final DescribedPredicate<JavaClass> CHANCE_OR_TIME = describe(
            "are generators or clocks of the JDK",
            type -> type.isAssignableTo(RandomGenerator.class)
                    || type.isAssignableTo(InstantSource.class)
                    || type.isEquivalentTo(Date.class)
                    || type.isEquivalentTo(UUID.class)
                    || type.isAssignableTo(Temporal.class));

    @ArchTest
    static final ArchRule THE_CORE_KNOWS_NO_FRAMEWORK = classes()
            .that(THE_CORE)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("java..", "jakarta.validation.constraints..", "org.jspecify..")
                    .or(THE_CORE));

    /** What the README names beside the plain jar for whoever reads files. */
    @ArchTest
    static final ArchRule DOCUMENTS_NEED_TWO_LIBRARIES = classes()
            .that()
            .resideInAPackage(DOCUMENTS)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java..", "org.jspecify..", "tools.jackson.core..", "org.snakeyaml.engine..", DOCUMENTS)
                    .or(THE_CORE));

    @ArchTest
    static final ArchRule ASKING_BACKWARDS_NEEDS_ONE_LIBRARY = classes()
            .that()
            .resideInAPackage(SOLVE)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java..", "jakarta.validation.constraints..", "org.jspecify..", "org.hipparchus..", SOLVE)
                    .or(THE_CORE));

    @ArchTest
    static final ArchRule TEXTS_AND_PICTURES_KNOW_NO_WEB = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.gunfeel.text..",
                    "dev.gunfeel.gltf..",
                    "dev.gunfeel.picture..",
                    "dev.gunfeel.export..",
                    "dev.gunfeel.importing..")
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

    /** Each subject with all that is below it is one slice, so that subjects know each other one way only. */
    @ArchTest
    static final ArchRule SUBJECTS_FORM_NO_CYCLES =
            slices().matching("dev.gunfeel.(*)..").should().beFreeOfCycles();

    /** And each package is one, so that the rooms of a subject do. */
    @ArchTest
    static final ArchRule PACKAGES_FORM_NO_CYCLES =
            slices().matching("dev.gunfeel.(**)").should().beFreeOfCycles();

    /** What is measured, simulated, estimated and told knows nothing of what is asked, so that others can build on it. */
    @ArchTest
    static final ArchRule ROOMS_OF_CHECKS_KNOW_NO_REQUESTS = noClasses()
            .that()
            .resideInAPackage("dev.gunfeel.check.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.gunfeel.check");

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
    @ArchTest
    static final ArchRule TRANSCENDENTAL_FUNCTIONS_ARE_STRICT =
            noClasses().should().callMethodWhere(LOOSE_MATH);

    /** The same body gives the same bytes, so nothing may depend on when it runs or on luck. */
    @ArchTest
    static final ArchRule THE_CORE_HAS_NO_CLOCK =
            noClasses().that(THE_CORE).or().resideInAPackage(SOLVE).should().callMethodWhere(A_CLOCK);

    /** But for the seed of running spread, which may be left to chance: {@link Seeds} alone draws it, and answers tell it. */
    @ArchTest
    static final ArchRule THE_CORE_LEAVES_NOTHING_TO_CHANCE = noClasses()
            .that(THE_CORE.and(not(equivalentTo(Seeds.class))))
            .should()
            .dependOnClassesThat(CHANCE_OR_TIME);

    @ArchTest
    static final ArchRule NO_STATE_IS_SHARED =
            fields().that().areStatic().should().beFinal();

    /** A final array can still be written to. */
    @ArchTest
    static final ArchRule NO_ARRAY_IS_SHARED = fields().that()
            .areStatic()
            .and(describe("are arrays", (JavaField field) -> field.getRawType().isArray()))
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .should()
            .bePrivate();

    /** Whoever says a name means one thing. */
    @ArchTest
    static void everyNameStandsOnce(JavaClasses classes) {
        Map<String, List<String>> byName = classes.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
        assertThat(byName).allSatisfy((name, types) -> assertThat(types).hasSize(1));
    }
}
