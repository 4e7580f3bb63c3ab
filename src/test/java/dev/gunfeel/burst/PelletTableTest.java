package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.plot.Table;
import dev.gunfeel.spread.Pellet;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A shotgun as a table: a row a pellet. */
class PelletTableTest {
    private static final String BODY =
            "{'seeds': {'running': 3}, 'weapon': {'fireIntervalSeconds': 1, 'pellets': {'count':"
                    + " 5, 'degrees': 2}}, 'firing': {'shots': 3}, 'distanceMeters': 10}";

    @Test
    void aRowIsWhereAPelletGoes() {
        SpreadSequence sequence = Spread.sequence(read(SpreadSequenceRequest.class, BODY));
        Table table = sequence.table();
        assertThat(table.rows()).hasSize(15);
        for (int row = 0; row < 15; row++) {
            Pellet pellet = Objects.requireNonNull(sequence.shots().get(row / 5).pellets())
                    .get(row % 5);
            assertThat(cell(table, row, "index")).isEqualTo(row / 5);
            assertThat(cell(table, row, "pellet")).isEqualTo(row % 5);
            assertThat(List.of(cell(table, row, "p"), cell(table, row, "q"), cell(table, row, "r")))
                    .isEqualTo(pellet.pqr());
            assertThat(cell(table, row, "yawDegrees")).isEqualTo(pellet.yawDegrees());
            assertThat(cell(table, row, "directionX"))
                    .isEqualTo(pellet.direction().x());
            assertThat(cell(table, row, "impactUp"))
                    .isEqualTo(Objects.requireNonNull(pellet.impact()).get(1));
        }
    }

    /** No bullet goes through the middle of a shot with pellets, so its angles stand in no row. */
    @Test
    void theMiddleOfAShotIsNoBullet() {
        WeaponSequence sequence = WeaponBurst.sequence(read(WeaponSequenceRequest.class, BODY));
        assertThat(sequence.table().header())
                .contains("pellet", "viewPitchDegrees", "aimYawDegrees", "directionX", "impactRight")
                .doesNotContain("bulletYawDegrees", "bulletPitchDegrees");
        assertThat(sequence.table().rows()).hasSize(15);
    }

    private static Object cell(Table table, int row, String column) {
        return table.rows().get(row)[table.header().indexOf(column)];
    }
}
