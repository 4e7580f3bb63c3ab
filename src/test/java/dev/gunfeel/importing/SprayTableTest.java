package dev.gunfeel.importing;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Requests;
import dev.gunfeel.export.DataTable;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.weapon.Weapon;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked // parts that these weapons have
class SprayTableTest {
    private static Weapon weapon(String table) {
        return Imported.text(ImportFormat.TABLE, table).weapon();
    }

    private static List<Vector2> pattern(Weapon weapon) {
        return weapon.spread().pattern().degrees();
    }

    @Test
    void degreesAreThePattern() {
        Weapon weapon =
                weapon("# name: Sprayer\n# roundsPerMinute: 600\nshot,right,up\n1,0,0\n2,-0.25,0.5\n3,0.5,1.25\n");
        assertThat(pattern(weapon)).containsExactly(new Vector2(0, 0), new Vector2(-0.25, 0.5), new Vector2(0.5, 1.25));
        assertThat(weapon.name()).isEqualTo("Sprayer");
        assertThat(weapon.intervalSeconds()).isEqualTo(0.1);
        assertThat(weapon.magazineSize()).isEqualTo(3);
        assertThat(weapon.potential().gain()).isEqualTo(1 / 3.0);
    }

    @Test
    void aTableWithoutNamesIsShotRightUp() {
        assertThat(pattern(weapon("0,1,2\n1,3,4\n"))).containsExactly(new Vector2(1, 2), new Vector2(3, 4));
        assertThat(pattern(weapon("1,2\r\n3,4"))).containsExactly(new Vector2(1, 2), new Vector2(3, 4));
    }

    /** 960 pixels off the middle of 1920 are 45 degrees at a field of view of 90. */
    @Test
    void pixelsLieOnAPlane() {
        List<Vector2> pattern = pattern(
                weapon(
                        "# fieldOfViewDegrees: 90\n# widthPixels: 1920\nshot,rightPixels,downPixels\n0,960,0\n1,0,-960\n2,960,-960\n"));
        assertThat(pattern.get(0).x()).isEqualTo(45, within(1e-12));
        assertThat(pattern.get(1).y()).isEqualTo(45, within(1e-12));
        assertThat(pattern.get(2).x()).isEqualTo(45, within(1e-12));
        assertThat(pattern.get(2).y()).isEqualTo(Math.toDegrees(Math.atan(1 / Math.sqrt(2))), within(1e-12));
    }

    /** A hand that pulls down and left, count by count, holds down what goes up and right. */
    @Test
    void countsOfAHandThatHoldsItDown() {
        List<Vector2> pattern = pattern(weapon("""
                # unit: counts
                # sensitivity: 2.5
                # relative: true
                # compensation: true
                shot,right,down
                1,0,0
                2,-2,4
                3,5,10
                """));
        assertThat(pattern.get(0)).isEqualTo(new Vector2(0, 0));
        assertThat(pattern.get(1).x()).isEqualTo(2 * 0.055, within(1e-12));
        assertThat(pattern.get(1).y()).isEqualTo(4 * 0.055, within(1e-12));
        assertThat(pattern.get(2).x()).isEqualTo(-3 * 0.055, within(1e-12));
        assertThat(pattern.get(2).y()).isEqualTo(14 * 0.055, within(1e-12));
    }

    /** What this project exports as Unreal's data table comes back as the pattern that it was. */
    @Test
    void anExportedPatternComesBack() {
        SpreadSequenceRequest request = Requests.read(SpreadSequenceRequest.class, """
                {"weapon": {"fireIntervalSeconds": 0.125, "potential": {"maxSeconds": 1, "gain": 0.25},
                 "spread": {"pattern": {"degrees": [[0, 0], [-0.5, 1.5], [2.25, 3], [-4, 8]]}}}, "firing": {"shots": 4}}
                """);
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        DataTable.write(Spread.sequence(request).table(), table);
        WeaponImport read = ImportFormat.TABLE.read(table.toByteArray(), Imported.LIMITS);
        assertThat(read.weapon().intervalSeconds()).isEqualTo(0.125);
        List<Vector2> drawn = pattern(request.weapon());
        for (int i = 0; i < drawn.size(); i++) {
            assertThat(pattern(read.weapon()).get(i).x()).isEqualTo(drawn.get(i).x(), within(1e-12));
            assertThat(pattern(read.weapon()).get(i).y()).isEqualTo(drawn.get(i).y(), within(1e-12));
        }
        assertThat(Imported.unmatched(read)).contains("1 Speed", "1 PotentialSeconds");
    }

    @Test
    void everyFaultIsTold() {
        complaintsOf(() -> weapon("shot,right,up\n1,0,x\n3,,1\n"))
                .with("/line 2/up", "finite number", "line 2")
                .with("/line 3/right", "finite number", "line 3")
                .with("/line 3", "does not follow");
        complaintsOf(() -> weapon("# unit: pixel\nright,up\n0,0\n")).with("/unit", "did you mean pixels");
        complaintsOf(() -> weapon("rightPixels,upPixels\n0,0\n")).with("/fieldOfViewDegrees", "is required");
        complaintsOf(() -> weapon("a,b\n0,0\n")).with("", "no columns right and up");
        complaintsOf(() -> weapon("right,up\n0,46\n")).with("/weapon/spread/pattern/degrees/0", "within -45 and 45");
        complaintsOf(() -> weapon("# only a comment\n")).with("", "is empty");
    }
}
