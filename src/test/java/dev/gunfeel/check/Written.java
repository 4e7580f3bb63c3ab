package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import java.util.List;

/** Checks for tests as their users write them: JSON, with single quotes for the sake of reading. */
public final class Written {
    /** No spread, no recoil, ten shots every 0.1 s, 30 damage on the body and 60 on the head. */
    public static final String LASER = """
            {'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 10,
             'damage': {'perHit': 30, 'headMultiplier': 2,
                        'falloff': [{'distanceMeters': 20, 'factor': 1}, {'distanceMeters': 40, 'factor': 0.5}]}}""";

    private Written() {}

    /** Returns how checks of the laser end. */
    public static List<CheckResult> run(String checks) {
        return run(LASER, "", checks);
    }

    /** Returns how checks of some weapons end. */
    public static List<CheckResult> run(String weapons, String more, String checks) {
        return report(weapons, more, checks).results();
    }

    /** Returns the report of checks of some weapons. */
    public static ChecksReport report(String weapons, String more, String checks) {
        return Checks.run(
                read(ChecksRequest.class, "{'weapons': [" + weapons + "], " + more + " 'checks': [" + checks + "]}"));
    }

    /** Returns the only one. */
    public static CheckResult only(List<CheckResult> results) {
        assertThat(results).hasSize(1);
        return results.get(0);
    }
}
