package dev.orebound;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;

/** Holds game and tools together to the rules that {@link HouseTest} holds the game to. */
@AnalyzeClasses(
        packages = "dev.orebound",
        importOptions = {ImportOption.DoNotIncludeTests.class, ToolsHouseTest.NoTestJars.class})
class ToolsHouseTest {
    @ArchTest
    static final ArchTests THE_SAME = ArchTests.in(HouseTest.class);

    /** Leaves out the tests of the game, which come in a jar. */
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }
}
