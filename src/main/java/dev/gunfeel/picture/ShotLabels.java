package dev.gunfeel.picture;

import java.util.List;

/** The numbers beside impacts: as many as have room and lie over nothing, the first and the last before all others. */
final class ShotLabels {
    private static final double SIZE = 10.5;
    private static final double LONGEST = 80;
    private static final int MOST = 60;

    /** How far the numbers of the first and the last may be from their dots, in steps. */
    private static final int FAR = 16;

    /** Among so few shots each is worth a short way. */
    private static final int FEW = 40;

    private static final int SHORT = 3;

    private ShotLabels() {}

    /**
     * Writes a text beside each place, where there is room.
     *
     * @param sheet what to write on, with all drawn that they must not lie over
     * @param frame where they have to stay
     * @param places where the dots are
     * @param radius the radius of the dots
     * @param texts the numbers
     */
    static void write(Sheet sheet, Box frame, List<double[]> places, double radius, List<String> texts) {
        Labels labels = new Labels(sheet);
        int written = 0;
        for (int i : Numbering.order(places.size())) {
            boolean isEnd = i == 0 || i == places.size() - 1;
            int steps = isEnd ? FAR : places.size() <= FEW ? SHORT : 0;
            Labels.Dot dot = new Labels.Dot(places.get(i), radius, frame, texts.get(i), SIZE);
            if (written < MOST && labels.beside(dot, steps)) {
                written++;
            }
        }
    }

    /** Returns the numbers of some shots, runs of them as first and last. */
    static String text(List<Integer> shots) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < shots.size(); ) {
            int end = i;
            while (end + 1 < shots.size() && shots.get(end + 1) == shots.get(end) + 1) {
                end++;
            }
            text.append(text.isEmpty() ? "" : ", ").append(shots.get(i));
            if (end > i) {
                text.append(end > i + 1 ? "–" : ", ").append(shots.get(end));
            }
            i = end + 1;
        }
        return Font.sans().fitted(text.toString(), SIZE, LONGEST);
    }
}
