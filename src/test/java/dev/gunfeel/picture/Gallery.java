package dev.gunfeel.picture;

import dev.gunfeel.Requests;
import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.arsenal.ArsenalSimulation;
import dev.gunfeel.blend.Advance;
import dev.gunfeel.blend.Blend;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.blend.BlendTransition;
import dev.gunfeel.blend.Interrupt;
import dev.gunfeel.blend.TransitionKind;
import dev.gunfeel.boids.Boids;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.boids.BoidsSequenceRequest;
import dev.gunfeel.boids.BoidsStepRequest;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Presets;
import dev.gunfeel.homing.Homing;
import dev.gunfeel.homing.HomingSequenceRequest;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.rotation.Rotation;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.RotationSequenceRequest;
import dev.gunfeel.rotation.SlerpRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Answers to draw: every kind of picture, the plain case and the strange ones. */
final class Gallery {
    private final Map<String, Record> answers = new LinkedHashMap<>();

    private Gallery() {
        spread();
        distance();
        pellets();
        cones();
        scripts();
        recoil();
        impulse();
        rotation();
        homing();
        blend();
        boids();
        weapon();
        arsenal();
    }

    /** Computed once for all tests. */
    private static final class Holder {
        static final Map<String, Record> ANSWERS = Collections.unmodifiableMap(new Gallery().answers);
    }

    static Map<String, Record> answers() {
        return Holder.ANSWERS;
    }

    static Set<String> names() {
        return answers().keySet();
    }

    /** Returns the answer of a name, as what it is. */
    static <T extends Record> T answer(String name, Class<T> type) {
        return type.cast(Objects.requireNonNull(answers().get(name), name));
    }

    static Picture picture(String name) {
        return Pictures.of(answer(name, Record.class)).orElseThrow();
    }

    private void spread() {
        spread("spread", "'preset': 'assaultRifle', 'firing': {'shots': 30}");
        spread("spread-one-shot", "'preset': 'assaultRifle', 'firing': {'shots': 1}");
        spread("spread-none", weapon("'lift': {'magnitude': 0}") + ", 'firing': {'shots': 30}");
        spread(
                "spread-running",
                "'preset': 'submachineGun', 'seeds': {'running': 7}, 'firing': {'shots': 30, 'speed': 5}");
        spread(
                "spread-thousand",
                weapon("'lift': {'magnitude': 0.9}, 'running': {'magnitude': 1.2, 'maxSpeed': 5}")
                        + ", 'seeds': {'running': 3}, 'firing': {'shots': 1000, 'speed': 5}");
        spread(
                "spread-tiny",
                weapon("'random': {'horizontal': 2e-10, 'vertical': 2e-10}") + ", 'firing': {'shots': 12}");
        spread("spread-wide", weapon("'random': {'horizontal': 1e6, 'vertical': 3e5}") + ", 'firing': {'shots': 12}");
        spread(
                "spread-bursts",
                "'preset': 'assaultRifle', 'firing': {'bursts': [{'shots': 5}, {'pauseSeconds': 0.8, 'shots': 3}, {'pauseSeconds': 4, 'shots': 5}]}");
    }

    private void distance() {
        spread("spread-at-distance", "'preset': 'assaultRifle', 'firing': {'shots': 30}, 'distanceMeters': 25");
        spread(
                "spread-far",
                weapon("'random': {'horizontal': 2e-4, 'vertical': 1e-4}")
                        + ", 'firing': {'shots': 12}, 'distanceMeters': 200000");
        spread(
                "spread-on-the-wall",
                weapon("'random': {'horizontal': 20, 'vertical': 3}")
                        + ", 'firing': {'shots': 12}, 'distanceMeters': 0.05");
        weapon("weapon-at-distance", "'preset': 'assaultRifle', 'firing': {'shots': 30}, 'distanceMeters': 25");
        weapon(
                "weapon-dropping",
                "'weapon': {'fireIntervalSeconds': 1, 'projectile': {'speed': 300, 'gravity': 9.81}, 'spread': {'cone': {'degrees': 0.05}}},"
                        + " 'seeds': {'running': 4}, 'firing': {'shots': 6}, 'distanceMeters': 300");
        weapon(
                "weapon-at-distance-against",
                "'preset': 'assaultRifle', 'againstPreset': 'submachineGun', 'seeds': {'running': 1}, 'firing': {'shots': 20},"
                        + " 'distanceMeters': 12.5");
    }

    private void pellets() {
        String drawn = "'spread': {'cone': {'degrees': 0.4}}, 'pellets': {'count': 9, 'degrees': 2.5, 'exponent': 1}";
        spread(
                "pellets",
                "'weapon': {'name': 'Pump shotgun', 'fireIntervalSeconds': 0.9, " + drawn
                        + "}, 'seeds': {'running': 5}, 'firing': {'shots': 3}");
        spread(
                "pellets-fixed",
                "'weapon': {'fireIntervalSeconds': 0.9, 'pellets': {'count': 5, 'pattern': [[0, 0], [1, 1], [-1, 1], [-1, -1], [1, -1]]}},"
                        + " 'firing': {'shots': 4}");
        String kick =
                "'recoil': {'knocking': {'vertical': {'peakDegrees': 5, 'settleSeconds': 0.6}, 'horizontal': {'peakDegrees': 1,"
                        + " 'settleSeconds': 0.6, 'sign': 'random'}}}, 'potential': {'maxSeconds': 2, 'gain': 0.1}";
        weapon(
                "weapon-pellets",
                "'weapon': {'name': 'Pump shotgun', 'fireIntervalSeconds': 0.9, " + drawn + ", " + kick
                        + "}, 'seeds': {'running': 5}, 'firing': {'shots': 4}, 'distanceMeters': 10");
        weapon(
                "weapon-pellets-many",
                "'weapon': {'name': 'Flak', 'fireIntervalSeconds': 0.1, 'pellets': {'count': 64, 'degrees': 4}, " + kick
                        + "}, 'seeds': {'running': 5}, 'firing': {'shots': 30}");
        weapon(
                "weapon-pellets-against",
                "'weapon': {'name': 'Pump shotgun', 'fireIntervalSeconds': 0.9, " + drawn + ", " + kick
                        + "}, 'against': {'name': 'Sawn-off', 'fireIntervalSeconds': 0.4, 'pellets': {'count': 12, 'degrees': 5}},"
                        + " 'seeds': {'running': 5}, 'firing': {'shots': 2}");
    }

    private void cones() {
        String heat = "'heat': {'perShot': 9, 'coolingPerSecond': 45, 'coolingDelaySeconds': 0.15}";
        String bloom = "'spread': {'cone': {'degrees': [[0, 0.2], [100, 4]], " + heat + "}}";
        String bursts = "'firing': {'bursts': [{'shots': 14}, {'pauseSeconds': 0.9, 'shots': 5}]}";
        spread("cone", weapon("'cone': {'degrees': 1.5}") + ", 'seeds': {'running': 3}, 'firing': {'shots': 20}");
        spread(
                "cone-heat",
                "'weapon': {'name': 'Bloom', 'fireIntervalSeconds': 0.1, " + bloom + "}, 'seeds': {'running': 3}, "
                        + bursts);
        spread(
                "cone-wide",
                weapon("'cone': {'degrees': 45, 'exponent': 0.1}")
                        + ", 'seeds': {'running': 3}, 'firing': {'shots': 20}, 'distanceMeters': 3");
        String climbing =
                "'recoil': {'knocking': {'vertical': {'peakDegrees': 0.8, 'settleSeconds': 0.3}}}, 'potential': {'maxSeconds': 3,"
                        + " 'gain': 0.05}";
        weapon(
                "weapon-heat",
                "'weapon': {'name': 'Bloom', 'fireIntervalSeconds': 0.1, " + bloom + ", " + climbing
                        + "}, 'seeds': {'running': 3}, " + bursts);
        weapon(
                "weapon-heat-against",
                "'weapon': {'name': 'Bloom', 'fireIntervalSeconds': 0.1, " + bloom + ", " + climbing
                        + "}, 'against': {'name': 'Quick bloom', 'fireIntervalSeconds': 0.08, 'spread': {'cone': {'degrees': [[0, 0], [50, 2]],"
                        + " 'heat': {'perShot': 12, 'coolingPerSecond': 80}}}}, 'seeds': {'running': 3}, " + bursts);
        String drawn =
                "'pattern': {'degrees': [[0, 0], [0.1, 0.9], [-0.3, 1.8], [-0.2, 2.9], [0.4, 3.6], [1.2, 4], [1.9, 4.1], [1.1, 4.4],"
                        + " [0.2, 4.5], [-0.9, 4.3], [-1.8, 4.4]]}";
        spread("pattern", weapon(drawn) + ", 'firing': {'shots': 11}");
        spread(
                "pattern-and-cone",
                weapon(drawn + ", 'cone': {'degrees': 0.3, 'exponent': 1}")
                        + ", 'seeds': {'running': 3}, 'firing': {'shots': 11}");
        String kicks =
                "'weapon': {'name': 'Recentring rifle', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil':"
                        + " {'knocking': {'vertical': {'settleSeconds': 0.3}, 'horizontal': {'settleSeconds': 0.3}, 'pattern': {'degrees': [[0, 1],"
                        + " [0.2, 1.2], [-0.4, 1.1], [-0.6, 0.7], [0.5, 0.6], [0.8, 0.4]], 'after': 'repeat', 'repeatFrom': 3},"
                        + " 'recentring': {'delaySeconds': 0.15, 'settleSeconds': 0.5}}}}, 'firing': {'bursts': [{'shots': 8}, {'pauseSeconds':"
                        + " 0.5, 'shots': 4}]}";
        recoil("recoil-recentring", kicks);
        weapon("weapon-kick-pattern", kicks);
        String clock = "'clock': {'hz': 8, 'mode': 'carry'}}";
        weapon("weapon-clock", "'preset': 'submachineGun', 'seeds': {'running': 1}, 'firing': {'shots': 20, " + clock);
        recoil("recoil-clock", "'preset': 'submachineGun', 'firing': {'shots': 20, " + clock);
    }

    private void scripts() {
        named("name-japanese", "突撃銃 すなおな反動", "アサルトライフル");
        named("name-chinese", "突击步枪（轻）", "輕機槍");
        named("name-cyrillic", "Штурмовая винтовка", "Їжак");
        named("name-greek", "Τυφέκιο εφόδου", "Ώθηση");
        named("name-latin", "Źółwia strzałka à répétition", "Ầằỡ šíp");
        named("name-uncovered", "🔫 한 ก", "\u202Eleft\u0000");
        named("name-blank", " ", ":");
    }

    private void named(String picture, String name, String against) {
        String rest =
                "'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1.2, 'gain': 0.05}, 'spread': {'random': {'horizontal': 0.04,"
                        + " 'vertical': 0.03}}}";
        spread(
                picture,
                "'weapon': {'name': '" + name + "', " + rest + ", 'against': {'name': '"
                        + against.replace("\0", "\\u0000") + "', " + rest + ", 'firing': {'shots': 8}");
    }

    private void recoil() {
        recoil("recoil", "'preset': 'assaultRifle', 'firing': {'shots': 30}");
        recoil("recoil-one-shot", "'preset': 'pistol', 'firing': {'shots': 1}");
        recoil("recoil-thousand", "'preset': 'lightMachineGun', 'firing': {'shots': 1000}, 'sampleRateHz': 1000");
        recoil(
                "recoil-bursts",
                "'preset': 'assaultRifle', 'firing': {'bursts': [{'shots': 5}, {'pauseSeconds': 0.8, 'shots': 3}, {'pauseSeconds': 1.4, 'shots': 5}]}");
        recoil(
                "recoil-none",
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {}}, 'firing': {'shots': 5}");
        recoil(
                "recoil-huge",
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 360, 'settleSeconds': 100}, 'horizontal': {'peakDegrees': 1e-9, 'settleSeconds': 100}, 'stacking': 'superpose'}}}, 'firing': {'shots': 5000}, 'tailSeconds': 100, 'sampleRateHz': 10");
    }

    private void impulse() {
        impulse("impulse", "'impulse': {'peakDegrees': 1.5, 'settleSeconds': 0.4}, 'durationSeconds': 1");
        impulse(
                "impulse-underdamped",
                "'formulas': 'corrected', 'impulse': {'model': 'underdamped', 'peakDegrees': -1.5, 'settleSeconds': 0.5, 'peakSeconds': 0.04}, 'durationSeconds': 0.6, 'sampleRateHz': 400");
        impulse("impulse-none", "'impulse': {'peakDegrees': 0, 'settleSeconds': 0.4}, 'durationSeconds': 1");
        impulse("impulse-cut", "'impulse': {'peakDegrees': 1e-9, 'settleSeconds': 0.4}, 'durationSeconds': 0.01");
        impulse(
                "impulse-dense",
                "'formulas': 'corrected', 'impulse': {'model': 'underdamped', 'peakDegrees': 3, 'settleSeconds': 3, 'peakSeconds': 0.004}, 'durationSeconds': 4, 'sampleRateHz': 40000");
    }

    private void rotation() {
        slerp("slerp", "'from': [0, 0, 0, 1], 'to': [0, 0.9659258, 0, 0.2588190], 'steps': 10, 'method': 'nlerp'");
        slerp("slerp-same", "'from': [0, 0, 0, 1], 'to': [0, 0, 0, 1], 'steps': 4");
        slerp("slerp-tiny", "'from': [0, 0, 0, 1], 'to': [0, 1e-11, 0, 1], 't': [0.3]");
        slerp(
                "slerp-long-way",
                "'from': [0, 0, 0, 1], 'to': [0, 0.1, 0, -0.99], 'path': 'asGiven', 'method': 'lerp', 'steps': 16");
        slerp("slerp-opposite", "'from': [0, 0, 0, 1], 'to': [0, 0, 0, -1], 'path': 'asGiven', 'steps': 16");
        slerp(
                "slerp-beyond",
                "'from': [0, 0, 0, 1], 'to': [0, 0.5, 0, 0.8660254], 't': [-0.5, 0, 0.5, 1, 1.5, 40], 'clamp': false");
        String turn = "'from': [0, 0, 0, 1], 'to': [0, 0.9659258, 0, 0.2588190], 'deltaSeconds': 0.016666667, ";
        turn("rotation", turn + "'turnRateDegreesPerSecond': 180, 'durationSeconds': 1.2");
        turn("rotation-exponential", turn + "'method': 'exponential', 'ratePerSecond': 8, 'durationSeconds': 1.2");
        turn("rotation-still", turn + "'turnRateDegreesPerSecond': 180, 'durationSeconds': 0");
    }

    private void homing() {
        String start = "'position': [0, 0, 0], 'direction': [0, 0, 1], 'deltaSeconds': 0.016666667, ";
        String path = "'path': [{'timeSeconds': 0, 'position': [8, 0, 6]}, {'timeSeconds': 1, 'position': [2, 6, -8]},"
                + " {'timeSeconds': 2, 'position': [-8, 1, -4]}], ";
        homing("homing", start + path + "'turnRateDegreesPerSecond': 120, 'durationSeconds': 3");
        homing(
                "homing-detour",
                start + "'path': [{'timeSeconds': 0, 'position': [2, 1, -6]}], 'method': 'quaternionLerp',"
                        + " 'turnRateDegreesPerSecond': 90, 'durationSeconds': 2.5");
        homing(
                "homing-out-of-reach",
                start
                        + "'path': [{'timeSeconds': 0, 'position': [30, 2, 5]}, {'timeSeconds': 2, 'position': [-30, 2, 5]}],"
                        + " 'activationRadius': 20, 'method': 'exponential', 'ratePerSecond': 5, 'durationSeconds': 3");
        homing("homing-one-frame", start + path + "'turnRateDegreesPerSecond': 120, 'durationSeconds': 0");
        homing(
                "homing-through",
                start
                        + "'path': [{'timeSeconds': 0, 'position': [0, 0, 4]}, {'timeSeconds': 2, 'position': [0, 0, -4]}],"
                        + " 'turnRateDegreesPerSecond': 400, 'durationSeconds': 2");
    }

    private void blend() {
        blend("blend", Interrupt.SNAPSHOT, "run", 60, 2.5);
        blend("blend-restart", Interrupt.RESTART, "run", 60, 2.5);
        blend("blend-long", Interrupt.SNAPSHOT, "a very long name of a clip with <signs> & 漢字 \u0007 in it", 60, 300);
        blend("blend-one-frame", Interrupt.SNAPSHOT, "run", 60, 0.001);
    }

    private void blend(String name, Interrupt interrupt, String second, double rate, double seconds) {
        List<BlendTransition> transitions = List.of(
                BlendTransition.of(0.8, second)
                        .withDurationSeconds(0.3)
                        .withEasing("smoothstep")
                        .withKind(TransitionKind.CROSS_FADE)
                        .withStartAtSeconds(0.0),
                BlendTransition.of(0.95, "walk")
                        .withDurationSeconds(0.3)
                        .withEasing("smoothstep")
                        .withKind(TransitionKind.CROSS_FADE)
                        .withStartAtSeconds(0.2));
        answers.put(
                name,
                Blend.sequence(BlendSequenceRequest.of(
                                List.of(Clips.legs("walk", 30, 25, 0.02), Clips.legs(second, 20, 50, 0.05)),
                                "walk",
                                seconds)
                        .withTransitions(transitions.stream()
                                .filter(each -> each.atSeconds() < seconds)
                                .toList())
                        .withSampleRateHz(rate)
                        .withInterrupt(interrupt)
                        .withAdvance(Advance.PER_SECOND)
                        .withPath(RotationPath.SHORTEST)));
    }

    private void boids() {
        flock("boids", "'spawn': {'count': 30, 'seed': 3}, 'steps': 400, 'every': 4, 'rules': {'bounds': {}}");
        flock(
                "boids-target",
                "'axes': 'unreal', 'spawn': {'count': 60, 'seed': 5, 'radius': 6}, 'steps': 500, 'every': 5, 'targetPath':"
                        + " [{'timeSeconds': 0, 'position': [0, 0, 0]}, {'timeSeconds': 5, 'position': [30, 0, 0]},"
                        + " {'timeSeconds': 10, 'position': [30, 25, 0]}]");
        flock("boids-one", "'agents': [{'position': [1e6, 3, 1e6], 'velocity': [0, 0, 0]}], 'steps': 3");
        flock("boids-many", "'spawn': {'count': 20000, 'seed': 3, 'radius': 60}, 'steps': 4, 'every': 1");
        flock(
                "boids-far",
                "'agents': [{'position': [-1e300, 0, 0], 'velocity': [1, 0, 0]}, {'position': [1e300, 0, 1e300], 'velocity': [0, 1, 0]}], 'steps': 2");
        BoidsSequence flock = (BoidsSequence) Objects.requireNonNull(answers.get("boids"));
        String agents = new String(
                JsonText.writer().writeValueAsBytes(flock.frames().get(20).agents()), StandardCharsets.UTF_8);
        add("boids-step", "'agents': " + agents, BoidsStepRequest.class, Boids::step);
        add(
                "boids-step-one",
                "'agents': [{'position': [0, 0, 0], 'velocity': [1, 0, 2]}]",
                BoidsStepRequest.class,
                Boids::step);
    }

    private void arsenal() {
        String target =
                "'target': {'shape': 'humanoid', 'health': 100}, 'distances': [5, 10, 15, 20, 30, 40], 'simulations': 400";
        add(
                "arsenal",
                "'presets': ['submachineGun', 'assaultRifle', 'marksmanRifle'], 'players': ['perfect', {'view': 0.7, 'pattern': 0.5,"
                        + " 'reactionSeconds': 0.2, 'controlError': 0.15, 'aimErrorDegrees': 0.3, 'tremorDegrees': 0.2}], "
                        + target,
                ArsenalRequest.class,
                ArsenalSimulation::run);
        add(
                "arsenal-five",
                "'presets': ['submachineGun', 'assaultRifle', 'marksmanRifle', 'pistol', 'lightMachineGun'], 'players': ['none'], "
                        + target,
                ArsenalRequest.class,
                ArsenalSimulation::run);
    }

    private void weapon() {
        weapon("weapon", "'preset': 'assaultRifle', 'firing': {'shots': 30}");
        weapon(
                "weapon-controlled",
                "'preset': 'submachineGun', 'seeds': {'running': 1}, 'firing': {'shots': 30}, 'recoilControl': 0.8");
        weapon("weapon-one-shot", "'preset': 'marksmanRifle', 'firing': {'shots': 1}");
        weapon("weapon-no-recoil", weapon("'lift': {'magnitude': 0.4}") + ", 'firing': {'shots': 30}");
        String wild =
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 3, 'gain': 0.02}, 'spread': {'random':"
                        + " {'horizontal': 0.8, 'vertical': 0.5}}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 9,"
                        + " 'settleSeconds': 0.5}, 'horizontal': {'peakDegrees': 4, 'settleSeconds': 0.5, 'sign': 'random'}}}},"
                        + " 'firing': {'shots': 40}";
        weapon("weapon-behind", wild + ", 'distanceMeters': 10");
        weapon("weapon-behind-angles", wild);
        weapon(
                "weapon-high",
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 3, 'gain': 0.02}, 'recoil': {'knocking': {'vertical':"
                        + " {'peakDegrees': 7, 'settleSeconds': 0.5}}}}, 'firing': {'shots': 13}");
        spread(
                "spread-against",
                "'preset': 'assaultRifle', 'againstPreset': 'lightMachineGun', 'firing': {'shots': 20}");
        recoil("recoil-against", "'preset': 'assaultRifle', 'againstPreset': 'pistol', 'firing': {'shots': 10}");
        weapon(
                "weapon-against",
                "'preset': 'assaultRifle', 'againstPreset': 'submachineGun', 'seeds': {'running': 1}, 'firing': {'shots': 20}");
        weapon("weapon-thousand", "'preset': 'lightMachineGun', 'firing': {'shots': 1000}");
        answers.put("preset", Objects.requireNonNull(Presets.find("lightMachineGun")));
        answers.put("document", Objects.requireNonNull(Presets.find("pistol")).weapon());
    }

    private void weapon(String name, String body) {
        add(name, body, WeaponSequenceRequest.class, WeaponBurst::sequence);
    }

    private void flock(String name, String body) {
        add(name, body, BoidsSequenceRequest.class, Boids::sequence);
    }

    private void slerp(String name, String body) {
        add(name, body, SlerpRequest.class, Rotation::slerp);
    }

    private void turn(String name, String body) {
        add(name, body, RotationSequenceRequest.class, Rotation::sequence);
    }

    private void homing(String name, String body) {
        add(name, body, HomingSequenceRequest.class, Homing::sequence);
    }

    static String weapon(String spread) {
        return "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1.2, 'gain': 0.05}, 'spread': {"
                + spread + "}}";
    }

    private void spread(String name, String body) {
        add(name, body, SpreadSequenceRequest.class, Spread::sequence);
    }

    private void recoil(String name, String body) {
        add(name, body, RecoilSequenceRequest.class, Recoil::sequence);
    }

    private void impulse(String name, String body) {
        add(name, body, RecoilCurveRequest.class, Recoil::curve);
    }

    private <T extends Record> void add(
            String name, String body, Class<T> type, Function<T, ? extends Record> computation) {
        answers.put(name, computation.apply(Requests.read(type, "{" + body + "}")));
    }
}
