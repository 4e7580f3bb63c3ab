package dev.gunfeel.burst;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every rule of the weapon endpoints: where it complains, and that it says what to do. */
class WeaponRulesTest {
    private static final String POTENTIAL = "'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2}";
    private static final String WEAPON =
            "'weapon': {" + POTENTIAL + ", 'spread': {'lift': {'magnitude': 1}}, 'recoil': {}}";
    private static final String FIRING = "'firing': {'shots': 3}";

    private static void spread(String members, String pointer, String text) {
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'weapon': {" + POTENTIAL + ", 'spread': {" + members + "}}, " + FIRING + "}")
                .onlyAt("/weapon/spread" + pointer, text);
    }

    private static void recoil(String formulas, String members, String pointer, String text) {
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'formulas': '" + formulas + "', 'weapon': {" + POTENTIAL + ", 'recoil': {" + members + "}}, "
                                + FIRING + "}")
                .onlyAt("/weapon/recoil" + pointer, text);
    }

    private static void firing(String firing, String pointer, String text) {
        complaintsAbout(WeaponSequenceRequest.class, "{" + WEAPON + ", 'firing': " + firing + "}")
                .onlyAt("/firing" + pointer, text);
    }

    @ParameterizedTest
    @CsvSource({"fireIntervalSeconds, 0", "fireIntervalSeconds, 4000", "magazineSize, 0", "magazineSize, 100001"})
    void weaponsNumbersHaveRanges(String name, String value) {
        String other = name.equals("magazineSize") ? ", 'fireIntervalSeconds': 1" : "";
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'weapon': {'" + name + "': " + value + other + "}, " + FIRING + "}")
                .onlyAt("/weapon/" + name, "must be at least");
    }

    @Test
    void exactlyOneOfWeaponAndPreset() {
        complaintsAbout(SpreadSequenceRequest.class, "{" + FIRING + "}").onlyAt("/weapon", "or a preset in its place");
        complaintsAbout(SpreadSequenceRequest.class, "{" + WEAPON + ", 'preset': 'pistol', " + FIRING + "}")
                .onlyAt("/preset", "leave one of the two out");
        complaintsAbout(SpreadSequenceRequest.class, "{'preset': 'pistole', " + FIRING + "}")
                .onlyAt("/preset", "did you mean pistol?");
        complaintsAbout(SpreadSequenceRequest.class, "{'weapon': 3, " + FIRING + "}")
                .onlyAt("/weapon", "must be an object");
    }

    @Test
    void exactlyOneOfShotsAndBursts() {
        firing("{}", "/shots", "or bursts in its place");
        firing("{'shots': 3, 'bursts': [{'shots': 3}]}", "/bursts", "leave one of the two out");
        firing("{'bursts': []}", "/shots", "or bursts in its place");
        firing("{'shots': 0}", "/shots", "at least 1");
        firing("{'bursts': [{'shots': 1}], 'speed': 3}", "/speed", "give each burst its own speed");
        firing("{'shots': 1, 'speed': -1}", "/speed", "at least 0");
    }

    @Test
    void whereNobodySaysHowAFullMagazineIsFired() {
        String large = "{" + WEAPON.replace("'weapon': {", "'weapon': {'magazineSize': 12, ");
        assertThat(WeaponBurst.sequence(read(WeaponSequenceRequest.class, large + "}"))
                        .shots())
                .hasSize(12);
        assertThat(WeaponBurst.sequence(read(WeaponSequenceRequest.class, "{" + WEAPON + "}"))
                        .shots())
                .hasSize(30);
        complaintsAbout(WeaponSequenceRequest.class, "{" + WEAPON.replace("'weapon'", "'wapon'") + "}")
                .at("/weapon", "/wapon");
    }

    @Test
    void pausesLastTheFireIntervalAtLeast() {
        firing("{'bursts': [{'shots': 1, 'pauseSeconds': 1}]}", "/bursts/0/pauseSeconds", "leave it out");
        firing("{'bursts': [{'shots': 1}, {'shots': 1}]}", "/bursts/1/pauseSeconds", "is required");
        firing(
                "{'bursts': [{'shots': 1}, {'shots': 1, 'pauseSeconds': 0.09}]}",
                "/bursts/1/pauseSeconds",
                "is 0.09 s, but the weapon fires at most every 0.1 s (fireIntervalSeconds); make the pause at least as long");
    }

    @Test
    void spreadAndRecoilNeedThePotential() {
        for (String part : new String[] {
            "'spread': {'lift': {'magnitude': 1}}",
            "'spread': {'random': {'horizontal': 1, 'vertical': 1}}",
            "'spread': {'pattern': {'degrees': [[0, 0]]}}",
            "'recoil': {}"
        }) {
            complaintsAbout(
                            WeaponSequenceRequest.class,
                            "{'weapon': {'fireIntervalSeconds': 0.1, " + part + "}, " + FIRING + "}")
                    .onlyAt("/weapon/potential", "where there is " + (part.contains("spread") ? "spread" : "recoil"));
        }
        // What chance does needs no memory of fire.
        read(
                WeaponSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': 1}}}, " + FIRING + "}");
    }

    @Test
    void anEndpointNeedsItsHalfOfTheWeapon() {
        complaintsAbout(SpreadSequenceRequest.class, "{'weapon': {" + POTENTIAL + ", 'recoil': {}}, " + FIRING + "}")
                .onlyAt("/weapon/spread", "ask for /v1/weapon/sequence");
        complaintsAbout(SpreadStepRequest.class, "{'weapon': {" + POTENTIAL + "}}")
                .onlyAt("/weapon/spread", "add it to the weapon");
        complaintsAbout(RecoilSequenceRequest.class, "{'weapon': {" + POTENTIAL + ", 'spread': {}}, " + FIRING + "}")
                .onlyAt("/weapon/recoil", "add it to the weapon");
        complaintsAbout(RecoilStepRequest.class, "{'weapon': {" + POTENTIAL + "}}")
                .onlyAt("/weapon/recoil", "add it to the weapon");
    }

    @Test
    void potentialsRules() {
        String weapon = "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {%s}}, " + FIRING + "}";
        Class<WeaponSequenceRequest> type = WeaponSequenceRequest.class;
        complaintsAbout(type, weapon.formatted("'gain': 0.1")).onlyAt("/weapon/potential/maxSeconds", "is required");
        complaintsAbout(type, weapon.formatted("'maxSeconds': 1")).onlyAt("/weapon/potential/gain", "is required");
        complaintsAbout(type, weapon.formatted("'maxSeconds': 0, 'gain': 0.1"))
                .onlyAt("/weapon/potential/maxSeconds", "above 0");
        complaintsAbout(type, weapon.formatted("'maxSeconds': 1, 'gain': 1.1"))
                .onlyAt("/weapon/potential/gain", "at most 1");
    }

    @Test
    void spreadsRules() {
        spread("'forwardDistance': 0", "/forwardDistance", "at least 0.001");
        spread("'carryExponent': 0.9", "/carryExponent", "at least 1");
        spread("'lift': {}", "/lift/magnitude", "is required");
        spread("'lift': {'magnitude': -1}", "/lift/magnitude", "at least 0");
        spread("'lift': {'magnitude': 1, 'exponent': 0}", "/lift/exponent", "at least 1");
        spread("'random': {'horizontal': 1}", "/random/vertical", "is required");
        spread("'running': {'magnitude': 1}", "/running/maxSpeed", "is required");
        spread("'running': {'magnitude': 1, 'maxSpeed': 0}", "/running/maxSpeed", "above 0");
        spread("'running': {'magnitude': 1, 'maxSpeed': 1, 'range': [0, 2]}", "/running/range", "within [-1, 1]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'horizontalRange': [0.5, 1.5]  | /horizontalRange | within [-1, 1]",
                "'horizontalRange': [1, 0.5]    | /horizontalRange | min at most max",
                "'verticalRange': [-1.5, 1]     | /verticalRange   | within [-1, 1]",
                "'signRuns': [2, 0, 4]          | /signRuns/1      | a run has at least 1 shot",
                "'signRuns': [2, -4]            | /signRuns/1      | a run has at least 1 shot",
                "'firstSign': 0                 | /firstSign       | must be 1 (right first) or -1 (left first)",
                "'firstSign': 2                 | /firstSign       | must be 1 (right first) or -1 (left first)",
                "'signPattern': 'run'           | /signPattern     | did you mean runs",
            })
    void randomSpreadsRules(String member, String pointer, String text) {
        spread("'random': {'horizontal': 1, 'vertical': 1, " + member + "}", "/random" + pointer, text);
    }

    @Test
    void settleTimesThatThePublishedFormulasDoNotTake() {
        String text = "must be above e/100 s (0.0272 s) with published formulas";
        recoil("published", "'rolling': {'peakDegrees': 1, 'settleSeconds': 0.0271}", "/rolling/settleSeconds", text);
        recoil(
                "published",
                "'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds': 0.02}}",
                "/knocking/vertical/settleSeconds",
                text);
        recoil(
                "published",
                "'knocking': {'horizontal': {'peakDegrees': 1, 'settleSeconds': 0.02}}",
                "/knocking/horizontal/settleSeconds",
                text);
        recoil("published", "'punching': {'peakDegrees': 1, 'settleSeconds': 0.02}", "/punching/settleSeconds", text);
        complaintsAbout(
                        RecoilCurveRequest.class,
                        "{'impulse': {'peakDegrees': 1, 'settleSeconds': 0.02}, 'durationSeconds': 1}")
                .onlyAt("/impulse/settleSeconds", text);
    }

    @Test
    void peaksThatComeTooLate() {
        String late = "'rolling': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 0.4, 'peakSeconds': %s}";
        recoil(
                "published",
                late.formatted(3),
                "/rolling/peakSeconds",
                "is 3 s, but must come before settleSeconds (0.4 s); make it smaller");
        recoil("published", late.formatted(0.4), "/rolling/peakSeconds", "must come before settleSeconds");
        recoil("corrected", late.formatted(0.4), "/rolling/peakSeconds", "must come before settleSeconds");
        recoil("corrected", late.formatted(0.09), "/rolling/peakSeconds", "below 0.217 of settleSeconds, 0.0869 s");
    }

    @Test
    void channelsRules() {
        String channel = "'rolling': {'peakDegrees': 1, 'settleSeconds': 0.4, %s}";
        recoil(
                "published",
                channel.formatted("'model': 'underdamped'"),
                "/rolling/peakSeconds",
                "say when the peak comes");
        recoil("published", channel.formatted("'peakSeconds': 0.1"), "/rolling/peakSeconds", "leave it out");
        recoil("published", channel.formatted("'variation': 1.5"), "/rolling/variation", "at most 1");
        recoil("published", channel.formatted("'sign': 'left'"), "/rolling/sign", "positive, negative, random");
        recoil("published", "'rolling': {'peakDegrees': 1}", "/rolling/settleSeconds", "is required");
        recoil("published", "'rolling': {'settleSeconds': 1}", "/rolling/peakDegrees", "is required");
        recoil(
                "published",
                "'rolling': {'peakDegrees': 361, 'settleSeconds': 1}",
                "/rolling/peakDegrees",
                "at least -360 and at most 360");
        recoil(
                "published",
                "'knocking': {'vertical': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 1, 'peakSeconds': 0.1}}",
                "/knocking/vertical/model",
                "knocking takes critical only");
        recoil(
                "published",
                "'knocking': {'horizontal': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 1, 'peakSeconds': 0.1}}",
                "/knocking/horizontal/model",
                "knocking takes critical only");
    }

    @Test
    void damagesRules() {
        String damage = "{'weapon': {'fireIntervalSeconds': 0.1, 'damage': {%s}}, " + FIRING + "}";
        Class<WeaponSequenceRequest> type = WeaponSequenceRequest.class;
        complaintsAbout(type, damage.formatted("")).onlyAt("/weapon/damage/perHit", "is required");
        complaintsAbout(
                        type,
                        damage.formatted("'perHit': 10, 'falloff': [{'distanceMeters': 20, 'factor': 1},"
                                + " {'distanceMeters': 20, 'factor': 0.5}, {'distanceMeters': 30, 'factor': 0.4}]"))
                .onlyAt(
                        "/weapon/damage/falloff/1/distanceMeters",
                        "is 20 m, but must be above the 20 m of the point before; sort the points by distance");
        complaintsAbout(type, damage.formatted("'perHit': 10, 'falloff': [{'distanceMeters': -1, 'factor': 1}]"))
                .onlyAt("/weapon/damage/falloff/0/distanceMeters", "at least 0");
    }
}
