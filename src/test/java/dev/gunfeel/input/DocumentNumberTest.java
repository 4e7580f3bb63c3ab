package dev.gunfeel.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.Requests;
import dev.gunfeel.document.Presets;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Numbers of weapon documents, held to what a JSON library finds by the same pointers. */
class DocumentNumberTest {
    static final List<Preset> PRESETS = Presets.all();

    private static JsonNode json(Weapon weapon) {
        return JsonText.writer().valueToTree(weapon);
    }

    @ParameterizedTest
    @FieldSource("PRESETS")
    void findsWhatStandsInTheDocument(Preset preset) {
        Weapon weapon = preset.weapon();
        List<String> pointers = DocumentNumber.all(weapon);
        assertThat(pointers).doesNotHaveDuplicates().hasSizeGreaterThan(5);
        for (String pointer : pointers) {
            JsonNode written = json(weapon).at(pointer);
            double found =
                    Objects.requireNonNull(DocumentNumber.find(weapon, pointer)).doubleValue();
            // 64-bit numbers beyond 2^53 stand there as strings.
            assertThat(written.isNumber() ? written.asDouble() : Double.parseDouble(written.asString()))
                    .as(pointer)
                    .isEqualTo(found);
        }
    }

    /** All that is different is the one number, in every member of every preset. */
    @ParameterizedTest
    @FieldSource("PRESETS")
    void putsAnotherInItsPlaceAlone(Preset preset) {
        Weapon weapon = preset.weapon();
        for (String pointer : DocumentNumber.all(weapon)) {
            double found =
                    Objects.requireNonNull(DocumentNumber.find(weapon, pointer)).doubleValue();
            assertThat(DocumentNumber.with(weapon, pointer, found)).as(pointer).isEqualTo(weapon);
            Weapon changed = DocumentNumber.with(weapon, pointer, 7);
            assertThat(Objects.requireNonNull(DocumentNumber.find(changed, pointer))
                            .doubleValue())
                    .as(pointer)
                    .isEqualTo(7);
            assertThat(withZero(json(changed), pointer)).as(pointer).isEqualTo(withZero(json(weapon), pointer));
        }
    }

    private static JsonNode withZero(JsonNode document, String pointer) {
        int end = pointer.lastIndexOf('/');
        JsonNode parent = document.at(pointer.substring(0, end));
        String name = pointer.substring(end + 1);
        if (parent instanceof ObjectNode object) {
            object.put(name, 0);
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(name), 0);
        }
        return document;
    }

    @Test
    void pointsOfCurvesAreReachedAndWholeNumbersStayWhole() {
        Weapon weapon = Requests.read(Weapon.class, """
                {'fireIntervalSeconds': 0.1, 'magazineSize': 30, 'damage': {'perHit': 10,
                 'falloff': [{'distanceMeters': 10, 'factor': 1}, {'distanceMeters': 20, 'factor': 0.5}]}}""");
        assertThat(DocumentNumber.find(weapon, "/damage/falloff/1/factor")).isEqualTo(0.5);
        assertThat(DocumentNumber.with(weapon, "/magazineSize", 12.4).magazineSize())
                .isEqualTo(12);
        assertThat(DocumentNumber.find(
                        DocumentNumber.with(weapon, "/damage/falloff/1/factor", 0.4), "/damage/falloff/1/factor"))
                .isEqualTo(0.4);
        for (String nothing : List.of(
                "", "magazineSize", "/damage", "/damage/falloff/2/factor", "/damage/falloff/01/factor", "/none")) {
            assertThat(DocumentNumber.find(weapon, nothing)).as(nothing).isNull();
            assertThatThrownBy(() -> DocumentNumber.with(weapon, nothing, 1))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
