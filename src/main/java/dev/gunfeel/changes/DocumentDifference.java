package dev.gunfeel.changes;

import dev.gunfeel.input.PlainForm;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What is different in two documents, member for member, as somebody who designs weapons says it. */
final class DocumentDifference {
    /** Units that stand at the end of a member's name. */
    private static final Map<String, String> UNITS = Map.of(
            "PerSecond", " a second",
            "Seconds", " s",
            "Degrees", " degrees",
            "Meters", " m",
            "Hz", " Hz");

    /** Members that say the same as another one does, or are no matter of how the weapon plays. */
    private static final Set<String> SILENT = Set.of("/roundsPerMinute", "/notes");

    /** Longer values are cut in texts. */
    private static final int LONGEST = 60;

    private final Map<String, String> members = new LinkedHashMap<>();
    private final Set<String> objects = new HashSet<>();

    private DocumentDifference(Weapon weapon) {
        add("", weapon);
        // However it is said, a rate is a rate.
        members.put("/fireIntervalSeconds", Figures.shortest(weapon.intervalSeconds()));
        members.keySet()
                .removeIf(pointer ->
                        SILENT.stream().anyMatch(silent -> pointer.equals(silent) || pointer.startsWith(silent + "/")));
    }

    static List<FieldChange> between(Weapon before, Weapon after) {
        DocumentDifference was = new DocumentDifference(before);
        DocumentDifference is = new DocumentDifference(after);
        Set<String> pointers = new LinkedHashSet<>(was.members.keySet());
        pointers.addAll(is.members.keySet());
        Set<String> told = new HashSet<>();
        List<FieldChange> changes = new ArrayList<>();
        for (String pointer : pointers) {
            String earlier = was.members.get(pointer);
            String later = is.members.get(pointer);
            if (Objects.equals(earlier, later)) {
                continue;
            }
            String part = earlier == null ? was.missing(pointer) : later == null ? is.missing(pointer) : null;
            if (part == null) {
                changes.add(change(pointer, earlier, later));
            } else if (told.add(part)) {
                changes.add(earlier == null ? is.appeared(part) : was.gone(part));
            }
        }
        return changes;
    }

    /** Returns the largest part that holds a member and isn't there; null where all that hold it are. */
    private @Nullable String missing(String pointer) {
        for (int end = pointer.indexOf('/', 1); end > 0; end = pointer.indexOf('/', end + 1)) {
            String part = pointer.substring(0, end);
            if (!objects.contains(part)) {
                return part;
            }
        }
        return null;
    }

    private FieldChange appeared(String part) {
        return new FieldChange(part, null, inBrief(part), name(part) + ", new: " + inBrief(part));
    }

    private FieldChange gone(String part) {
        return new FieldChange(part, inBrief(part), null, name(part) + ": gone, was " + inBrief(part));
    }

    private String inBrief(String part) {
        return members.entrySet().stream()
                .filter(member -> member.getKey().startsWith(part + "/"))
                .map(member -> name(member.getKey().substring(part.length())) + " " + brief(member.getValue())
                        + unit(member.getKey()))
                .collect(Collectors.joining(", "));
    }

    private static FieldChange change(String pointer, @Nullable String before, @Nullable String after) {
        return new FieldChange(pointer, before, after, text(pointer, before, after));
    }

    private static String text(String pointer, @Nullable String before, @Nullable String after) {
        if (pointer.equals("/fireIntervalSeconds") && before != null && after != null) {
            return rounds(before) + " to " + rounds(after) + " rounds a minute";
        }
        String name = name(pointer);
        String unit = unit(pointer);
        if (before == null) {
            return name + ": " + brief(Objects.requireNonNull(after)) + unit + ", was not there";
        } else if (after == null) {
            return name + ": none any more, was " + brief(before) + unit;
        }
        return name + ": " + brief(before) + " to " + brief(after) + unit;
    }

    private static String brief(String value) {
        return value.length() > LONGEST ? value.substring(0, LONGEST) + " ..." : value;
    }

    private static String rounds(String interval) {
        return Figures.significant(60 / Double.parseDouble(interval), 3);
    }

    /** Returns "knocking vertical: peak" of {@code /recoil/knocking/vertical/peakDegrees}. */
    private static String name(String pointer) {
        String[] segments = pointer.substring(1).split("/", -1);
        String last = segments[segments.length - 1];
        for (String ending : UNITS.keySet()) {
            if (last.endsWith(ending) && last.length() > ending.length()) {
                last = last.substring(0, last.length() - ending.length());
                break;
            }
        }
        String whole = Arrays.stream(segments, 0, segments.length - 1)
                .map(DocumentDifference::words)
                .collect(Collectors.joining(" "));
        return whole.isEmpty() ? words(last) : whole + ": " + words(last);
    }

    private static String unit(String pointer) {
        return UNITS.entrySet().stream()
                .filter(unit -> pointer.endsWith(unit.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }

    private static String words(String name) {
        return name.matches("[0-9]+")
                ? "number " + name
                : name.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    }

    /** Takes every number, word and list of numbers down in the document's order, by pointer. */
    private void add(String pointer, Object value) {
        Object plain = PlainForm.of(value);
        if (plain instanceof double[] numbers) {
            members.put(pointer, inWords(Arrays.stream(numbers).boxed().toList()));
        } else if (plain instanceof List<?> list) {
            boolean isFlat = list.stream()
                    .noneMatch(element -> element instanceof Record && !PlainForm.isOf(element.getClass()));
            objects.add(pointer);
            if (list.isEmpty()) {
                return;
            } else if (isFlat) {
                members.put(pointer, inWords(list));
            } else {
                for (int i = 0; i < list.size(); i++) {
                    add(pointer + "/" + i, Objects.requireNonNull(list.get(i)));
                }
            }
        } else if (plain instanceof Record composite) {
            objects.add(pointer);
            for (RecordShape.Part part : RecordShape.of(composite.getClass()).parts()) {
                Object member = part.valueIn(composite);
                if (member != null) {
                    add(part.isUnwrapped() ? pointer : pointer + "/" + part.name(), member);
                }
            }
        } else {
            members.put(pointer, inWord(plain));
        }
    }

    private static String inWords(List<?> list) {
        return list.stream()
                .map(element -> element == null ? "-" : PlainForm.of(element))
                .map(element -> element instanceof double[] numbers
                        ? inWords(Arrays.stream(numbers).boxed().toList())
                        : inWord(element))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String inWord(Object value) {
        if (value instanceof Number number) {
            return value instanceof Double ? Figures.shortest(number.doubleValue()) : value.toString();
        }
        return value instanceof Enum<?> constant ? Words.of(constant) : value.toString();
    }
}
