package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * Asserts what is said about an input: exactly this, at exactly these places.
 *
 * <pre>{@code
 * complaintsAbout(WeaponSequenceRequest.class, "{'preset': 'pistol'}").onlyAt("/firing", "is required");
 * }</pre>
 */
public final class ComplaintsAssert extends AbstractAssert<ComplaintsAssert, List<Complaint>> {
    private final boolean isMalformed;

    private ComplaintsAssert(List<Complaint> complaints, boolean isMalformed) {
        super(complaints, ComplaintsAssert.class);
        this.isMalformed = isMalformed;
    }

    /**
     * Makes assertions about complaints from elsewhere, such as a problem that a service answers with.
     *
     * @param isMalformed whether it was told that the text can't be read
     */
    public static ComplaintsAssert complaints(List<Complaint> complaints, boolean isMalformed) {
        assertThat(complaints).as("nothing is complained about").isNotEmpty();
        return new ComplaintsAssert(complaints, isMalformed);
    }

    /** Reads a body in JSON, with single quotes for the sake of reading, without limits; it must be at fault. */
    public static ComplaintsAssert complaintsAbout(Class<? extends Record> type, String json) {
        return complaintsAbout(type, json, Limits.NONE);
    }

    /** Reads a body in JSON, with single quotes for the sake of reading; it must be at fault. */
    public static ComplaintsAssert complaintsAbout(Class<? extends Record> type, String json, Limits limits) {
        byte[] body = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return complaintsOf(() -> Documents.read(body, type, limits)).as(json);
    }

    /** Checks an input with the standard limits; it must be at fault. */
    public static ComplaintsAssert complaintsAbout(Record input) {
        Complaints complaints = Complaints.root(Limits.of(variable -> null));
        return complaintsOf(() -> {
                    Check.check(input, complaints);
                    complaints.throwIfAny();
                })
                .as(input.toString());
    }

    /** Checks an input with the standard limits; nothing may be wrong with it. */
    public static void assertSound(Record input) {
        Complaints complaints = Complaints.root(Limits.of(variable -> null));
        Check.check(input, complaints);
        assertThat(complaints.all()).as(input.toString()).isEmpty();
    }

    /** Does something; it must complain about its input. */
    public static ComplaintsAssert complaintsOf(ThrowingCallable work) {
        InputException exception = catchThrowableOfType(InputException.class, work);
        assertThat(exception).as("nothing is complained about").isNotNull();
        return complaints(exception.complaints(), exception.isMalformed());
    }

    /** Asserts that there is one complaint alone, at this place, whose message has all these texts in it, at least one. */
    public ComplaintsAssert onlyAt(String place, String... texts) {
        at(place);
        assertThat(actual.get(0).message()).as(descriptionText()).contains(texts);
        return this;
    }

    /** Asserts that exactly these places are complained about, in any order. */
    public ComplaintsAssert at(String... places) {
        assertThat(actual).as(descriptionText()).extracting(Complaint::place).containsExactlyInAnyOrder(places);
        return this;
    }

    /** Asserts that these places are complained about, whatever others are. */
    public ComplaintsAssert among(String... places) {
        assertThat(actual).as(descriptionText()).extracting(Complaint::place).contains(places);
        return this;
    }

    /** Asserts that this place is complained about, whatever others are, in a message that has all these texts in it. */
    public ComplaintsAssert with(String place, String... texts) {
        assertThat(actual).as(descriptionText()).anySatisfy(complaint -> {
            assertThat(complaint.place()).isEqualTo(place);
            assertThat(complaint.message()).contains(texts);
        });
        return this;
    }

    /** Asserts that exactly this is said, in any order: place, message, and the value in brackets. */
    public ComplaintsAssert exactly(String... complaints) {
        assertThat(lines()).as(descriptionText()).containsExactlyInAnyOrder(complaints);
        return this;
    }

    /** Asserts that all these texts are in what is said, and no name of Java is. */
    public ComplaintsAssert saying(String... texts) {
        assertThat(String.join("\n", lines()))
                .as(descriptionText())
                .contains(texts)
                .doesNotContain("Vector3", "Quaternion", "dev.gunfeel", "Exception");
        return this;
    }

    /** Asserts that the text itself can't be read as what it should be: HTTP status 400. */
    public ComplaintsAssert malformed() {
        assertThat(isMalformed).as(descriptionText()).isTrue();
        return this;
    }

    /** Asserts that the text can be read, and only what it says is at fault: HTTP status 422. */
    public ComplaintsAssert invalid() {
        assertThat(isMalformed).as(descriptionText()).isFalse();
        return this;
    }

    private List<String> lines() {
        return actual.stream()
                .map(complaint -> complaint.place() + " " + complaint.message()
                        + (complaint.value() == null ? "" : " (" + complaint.value() + ")"))
                .toList();
    }
}
