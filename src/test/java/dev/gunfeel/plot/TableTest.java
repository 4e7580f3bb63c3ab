package dev.gunfeel.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableTest {
    private record Whole(int number, Part part) {}

    private record Part(
            Vector3 place, Quaternion turn, @Nullable List<Double> pair) {}

    private static final List<Column<Part>> PART = Column.all(
            Column.vector("place", Part::place),
            Column.quaternion("turn", Part::turn),
            Column.each(Part::pair, "left", "right"));

    private static final List<Column<Whole>> WHOLE =
            Column.all(List.of(new Column<>("number", Whole::number)), Column.of(Whole::part, PART));

    private static Whole whole(int number, @Nullable List<Double> pair) {
        return new Whole(number, new Part(new Vector3(1, 2, 3), new Quaternion(4, 5, 6, 7), pair));
    }

    @Test
    void aColumnIsANameBesideAGetter() {
        Table table = Table.of(WHOLE, List.of(whole(0, List.of(8.0, 9.0)), whole(1, null)));
        assertThat(table.header())
                .containsExactly(
                        "number", "placeX", "placeY", "placeZ", "turnX", "turnY", "turnZ", "turnW", "left", "right");
        assertThat(table.rows())
                .containsExactly(
                        new Object[] {0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0},
                        new Object[] {1, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, null, null});
    }

    @Test
    void withoutRowsTheHeaderStays() {
        Table table = Table.of(PART, List.of());
        assertThat(table.header()).hasSize(9);
        assertThat(table.rows()).isEmpty();
    }

    @Test
    void oneTableOverAnotherSaysWhichRowIsWhose() {
        List<Column<Integer>> columns = List.of(new Column<>("square", i -> i * i));
        Table both = Table.of(columns, List.of(2, 3)).over("of", "weapon", "against", Table.of(columns, List.of(4)));
        assertThat(both.header()).containsExactly("of", "square");
        assertThat(both.rows())
                .containsExactly(new Object[] {"weapon", 4}, new Object[] {"weapon", 9}, new Object[] {"against", 16});
    }
}
