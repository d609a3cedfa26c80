package dev.orebound.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the order of the launcher's packages, as {@code HouseTest} does for those of the core. The other modules are
 * built before the launcher, so nothing of them can use it.
 */
@AnalyzeClasses(packages = "dev.orebound.desktop", importOptions = ImportOption.DoNotIncludeTests.class)
class DesktopHouseTest {
    /** The packages of the launcher from bottom to top. A package uses only those before it, and the core. */
    private static final List<String> PACKAGES = List.of(
            "dev.orebound.desktop",
            "dev.orebound.desktop.platform",
            "dev.orebound.desktop.speech",
            "dev.orebound.desktop.window",
            "dev.orebound.desktop.command");

    @ArchTest
    void packagesUseOnlyLowerPackages(JavaClasses classes) {
        List<String> wrong = new ArrayList<>();
        for (JavaClass each : classes) {
            int place = PACKAGES.indexOf(each.getPackageName());
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass();
                if (PACKAGES.indexOf(target.getPackageName()) > place) {
                    wrong.add(each.getName() + " uses " + target.getName());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ArchTest
    void everyClassLivesInAListedPackage(JavaClasses classes) {
        for (JavaClass each : classes) {
            assertThat(PACKAGES).as("the package of %s", each.getName()).contains(each.getPackageName());
        }
    }

    @ArchTest
    void noPackageHoldsMoreThanSixtyTypes(JavaClasses classes) {
        for (String listed : PACKAGES) {
            assertThat(classes.stream()
                            .filter(each -> each.isTopLevelClass()
                                    && each.getPackageName().equals(listed)))
                    .as("the types of %s", listed)
                    .hasSizeLessThanOrEqualTo(60);
        }
    }
}
