package dev.gunfeel.export;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.random.DrawRecorder;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.SeedName;
import dev.gunfeel.random.ShotDraws;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilImpulse;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.ViewMotion;
import dev.gunfeel.spread.Deviation;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Golden vectors: all that a port of a weapon needs to prove itself, draw for draw and figure for figure (docs/engines.md, Golden
 * vectors).
 */
public final class GoldenVectors {
    /** The word that chooses it. */
    public static final String WORD = "vectors";

    /** Its media type. */
    public static final String MEDIA_TYPE = "application/vnd.gunfeel.vectors+json";

    /** How names of its files end. */
    public static final String ENDING = ".json";

    /** The form of the files; it grows when what is read today would be read wrongly. */
    private static final int FORMAT = 1;

    /** How finely the view is told between the shots, and for how long after the last. */
    private static final double FRAMES_A_SECOND = 20;

    private static final double TAIL_SECONDS = 1;

    private static final double MOST_FRAMES = 2000;

    private static final JsonMapper JSON = JsonText.writer();

    private final WeaponSequenceRequest request;
    private final Weapon weapon;
    private final List<WeaponShot> answered;
    private final StringBuilder text = new StringBuilder();

    private GoldenVectors(WeaponSequenceRequest request, WeaponSequence sequence) {
        // All that the answer depends on is said, so that the same request gives the same vectors everywhere and for
        // ever.
        weapon = request.armament().weapon();
        this.request = request.with(said -> said.weapon(weapon)
                .preset(null)
                .formulas(sequence.formulas())
                .seeds(sequence.seeds())
                .firing(request.firingInForce())
                .against(null)
                .againstPreset(null));
        answered = sequence.shots();
    }

    /**
     * Writes the vectors of a weapon that is fired. A weapon to compare with is left out.
     *
     * @param request the weapon and how it is fired, without any complaint about it
     * @param sequence the answer to it, whose seeds are in force
     * @return the file, in UTF-8
     */
    public static byte[] of(WeaponSequenceRequest request, WeaponSequence sequence) {
        return new GoldenVectors(request, sequence).written().getBytes(StandardCharsets.UTF_8);
    }

    private String written() {
        WeaponSpread spread = weapon.spread() == null ? WeaponSpread.NONE : weapon.spread();
        text.append("{\n\"format\": ").append(FORMAT);
        member("request", request);
        member(
                "tolerances",
                FigureTolerance.of(
                        request.generator(),
                        spread.forwardDistance(),
                        Objects.requireNonNullElse(request.distanceMeters(), 1.0)));
        shots();
        if (request.seeds() != null && request.seeds().player() != null) {
            member("playerUnits", playerUnits(request.seeds().player()));
        }
        if (weapon.recoil() != null) {
            member("frames", Recoil.samples(view(), frames()));
        }
        return text.append("\n}\n").toString();
    }

    private void member(String name, Object value) {
        text.append(",\n\"").append(name).append("\": ").append(JSON.writeValueAsString(value));
    }

    private void shots() {
        DrawRecorder draws = new DrawRecorder(request.generatorSettings());
        SpreadPattern spread = new SpreadPattern(weapon, formulas(), draws, seeds());
        RecoilPattern recoil = new RecoilPattern(weapon, formulas(), draws, seeds());
        text.append(",\n\"shots\": [");
        ViewMotion motion = ViewMotion.REST;
        double carried = 0;
        for (Shot shot : request.firingInForce().fire(weapon, formulas())) {
            Interruption.poll();
            Deviation deviation = spread.deviation(shot, carried);
            carried = deviation.carriedOn();
            motion = recoil.fired(motion, shot);
            figures(shot, carried, motion.newest());
            draws(shot, draws);
        }
        text.append("\n]");
    }

    private Formulas formulas() {
        return Objects.requireNonNull(request.formulas());
    }

    private Seeds seeds() {
        return Objects.requireNonNull(request.seeds());
    }

    private void figures(Shot shot, double carriedOn, RecoilImpulse kick) {
        ObjectNode figures = JSON.valueToTree(answered.get(shot.number()));
        figures.put("intervalSeconds", shot.intervalSeconds());
        figures.put("dueSeconds", shot.dueSeconds());
        figures.put("carriedOn", carriedOn);
        figures.put("rollPeakDegrees", kick.rollPeakDegrees());
        figures.put("pitchPeakDegrees", kick.pitchPeakDegrees());
        figures.put("yawPeakDegrees", kick.yawPeakDegrees());
        figures.put("fovPeakDegrees", kick.fovPeakDegrees());
        String written = JSON.writeValueAsString(figures);
        text.append(shot.number() == 0 ? "\n" : ",\n").append(written, 0, written.length() - 1);
    }

    /** Writes every number of the shot, those of one seed on a line. */
    private void draws(Shot shot, DrawRecorder recorder) {
        List<ShotDraws> draws = new ArrayList<>();
        if (weapon.spread() != null && weapon.spread().random() != null) {
            draws.add(recorder.draws(SeedName.SPREAD, shot.seedOffset()));
        }
        if (weapon.recoil() != null) {
            draws.add(recorder.draws(SeedName.RECOIL, shot.seedOffset()));
        }
        if (weapon.drawsFromRunningSeed()) {
            draws.add(recorder.draws(SeedName.RUNNING, shot.number()));
        }
        text.append(",\n \"draws\": [");
        for (int i = 0; i < draws.size(); i++) {
            text.append(i == 0 ? "\n  " : ",\n  ").append(JSON.writeValueAsString(draws.get(i)));
        }
        text.append("]}");
    }

    /** Returns the numbers that a player who errs draws: two pairs for all shots, and where they tremble one for each. */
    private double[] playerUnits(long seed) {
        Generator generator = request.generatorSettings().generator(seed);
        boolean trembles = request.player() != null && request.player().tremorDegrees() > 0;
        return IntStream.range(0, 4 + (trembles ? 2 * answered.size() : 0))
                .mapToDouble(i -> generator.unit())
                .toArray();
    }

    private RecoilSequenceRequest view() {
        return RecoilSequenceRequest.of(weapon, request.firingInForce())
                .withFormulas(request.formulas())
                .withSeeds(request.seeds())
                .withGenerator(request.generator())
                .withSeedMixing(request.seedMixing())
                .withGeneratorLifetime(request.generatorLifetime());
    }

    private double[] frames() {
        double end = answered.get(answered.size() - 1).spread().timeSeconds() + TAIL_SECONDS;
        return IntStream.rangeClosed(0, (int) Math.min(end * FRAMES_A_SECOND, MOST_FRAMES))
                .mapToDouble(frame -> frame / FRAMES_A_SECOND)
                .toArray();
    }
}
