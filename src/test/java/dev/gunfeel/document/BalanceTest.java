package dev.gunfeel.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BalanceTest {
    @Test
    void theRifleFeelsAsItsBalanceFileSays() {
        ChecksReport report = Checks.run(DocumentFile.checks(Path.of("src/test/resources/balance/balance.yaml")));
        assertEquals(Outcome.PASSED, report.outcome(), report.toMarkdown());
    }
}
