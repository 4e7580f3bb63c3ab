package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a baseline and with the bounds of a check, told in full, and the last value that is not. */
class BaselineComplaintsTest {
    private static String request(String baseline) {
        return "{'weapons': [{'name': 'a', 'fireIntervalSeconds': 0.1}], 'baseline': " + baseline + "}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'format': 4} | /baseline/format is 4, but this Gunfeel reads baselines up to 3; take the Gunfeel that recorded it, or record it anew (4)",
                "{'format': 9, 'version': '1.2'} | /baseline/format is 9, but this Gunfeel reads baselines up to 3; take the Gunfeel that recorded it (1.2), or record it anew (9)",
                "{'format': 0} | /baseline/format must be at least 1 (0)",
                "{'patterns': [{'weapon': 'a', 'yawDegrees': [], 'pitchDegrees': []}]} | /baseline/patterns/0/yawDegrees has no number; give one a shot, or leave the pattern out",
                "{'patterns': [{'weapon': 'a', 'yawDegrees': [1, 2], 'pitchDegrees': [1]}]} | /baseline/patterns/0/pitchDegrees has 1 numbers, but yawDegrees has 2; give one of each a shot",
                "{'patterns': [{'weapon': 'b', 'yawDegrees': [1], 'pitchDegrees': [1]}, {'weapon': 'c', 'yawDegrees': [1], 'pitchDegrees': [1]}]} | /baseline holds b, c, which are no weapons here; record it anew, or put back what is gone",
                "{'patterns': [{'weapon': 'b', 'yawDegrees': [1], 'pitchDegrees': [1]}]} | /baseline holds b, which is no weapon here; record it anew, or put back what is gone",
            })
    void aBaselineIsOfWeaponsThatAreThere(String baseline, String complaint) {
        complaintsAbout(ChecksRequest.class, request(baseline)).exactly(complaint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "'format': 1, ", "'format': 3, "})
    void everyFormSoFarIsRead(String baseline) {
        read(ChecksRequest.class, request("{" + baseline + "'weapons': [{'name': 'a', 'fireIntervalSeconds': 0.1}]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'min': -0.01 | /checks/0/min is -0.01, but hitProbability lies between 0 and 1; 50 % is 0.5 (-0.01)",
                "'max': 1.01 | /checks/0/max is 1.01, but hitProbability lies between 0 and 1; 50 % is 0.5 (1.01)",
                "'min': 0.6, 'max': 0.5 | /checks/0/min is 0.6, above max (0.5), so that nothing could pass; swap the two (0.6)",
            })
    void aShareLiesBetweenNoneAndAll(String bounds, String complaint) {
        complaintsAbout(ChecksRequest.class, check(bounds)).exactly(complaint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"'min': 0", "'max': 1", "'min': 0.5, 'max': 0.5"})
    void noneAndAllAreShares(String bounds) {
        read(ChecksRequest.class, check(bounds));
    }

    private static String check(String bounds) {
        return "{'weapons': [{'name': 'a', 'fireIntervalSeconds': 0.1}], 'checks': [{'metric': 'hitProbability',"
                + " 'distanceMeters': 10, 'target': {'shape': 'humanoid'}, " + bounds + "}]}";
    }
}
