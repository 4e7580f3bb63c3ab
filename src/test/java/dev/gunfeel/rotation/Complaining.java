package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import java.util.List;

/** What the check says about an input, for tests of rules. */
public final class Complaining {
    private final List<Complaint> violations;

    private Complaining(List<Complaint> violations) {
        this.violations = violations;
    }

    /** Checks an input with the standard limits. */
    public static Complaining about(Record input) {
        Complaints complaints = Complaints.root(Limits.of(variable -> null));
        Check.check(input, complaints);
        return new Complaining(complaints.all());
    }

    /** Asserts that exactly these places are complained about, in any order. */
    public Complaining at(String... pointers) {
        assertThat(violations).extracting(Complaint::pointer).containsExactlyInAnyOrder(pointers);
        return this;
    }

    /** Asserts that some complaint contains these words, and none a Java name. */
    public Complaining saying(String... words) {
        String all =
                String.join("\n", violations.stream().map(Complaint::message).toList());
        assertThat(all).contains(words);
        assertThat(violations.toString()).doesNotContain("Vector3", "Quaternion");
        return this;
    }
}
