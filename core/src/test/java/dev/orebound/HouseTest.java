package dev.orebound;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.EntitySystem;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Checks the order of packages and the rules of ARCHITECTURE.md. */
@AnalyzeClasses(packages = "dev.orebound", importOptions = ImportOption.DoNotIncludeTests.class)
class HouseTest {
    /**
     * All packages from bottom to top, a line or more for each layer: those of the game, then those of the tools, which
     * {@code ToolsHouseTest} holds to the same rules. A package uses only earlier ones.
     */
    private static final List<String> LADDER = List.of("""
            chance
            grid
            content.reading content.text content.effect content.sound content.music content.sprite content.terrain \
            content.biome content.ai content.element
                    content.combat content.item content.gear content.monster content.behaviour content.arena \
                    content.floor
                    content.vignette content.player content.check content.film content content.tuning
            cave.floor cave.ore cave.pass cave.carve cave.corridor cave.terrain cave.arena cave.vein
                    cave.treasure cave.horde cave.vignette cave cave.words
            descent
            world.intent world.component world.event world.state world.element world.path world.motion
                    world.arena world.boss world.horde.tree world.horde world.combat world.gear world.gift \
                    world.companion world.vignette
                    world.help world.player world.tactic world
            walker
            expedition
            journal.disk journal.replay journal.settings journal.profile journal.report journal.run journal
            view.floor view.draw view.ui view.sprite view.text view.light view.frame view.effect
                    view.sound.synth view.sound view.music
                    view.thing view.ground view.actor view.arena view.cue view
            screen.layout screen.speech screen.input screen.stage screen.page screen.party screen.descent screen.account
                    screen.bench screen.choice screen.codex screen.map screen.hud screen.context
                    screen.settings screen.play screen.watch screen.title screen
            autoplay autoplay.arena autoplay.walk autoplay.vignette autoplay.run
            lab.figure lab.picture lab.page lab.check lab.survey lab.world lab.arena lab.arena.survey lab.horde
                    lab.bot lab.golem lab.vignette lab.graph lab.bench lab lab.making
            film
            workbench.action workbench.console workbench.overlay.draw workbench.overlay workbench.panel
                    workbench.stepper workbench
            """.strip().split("\\s+"));

    /** The packages in which equal input must give exactly equal output. */
    private static final String[] SIMULATION = {
        "dev.orebound.chance..",
        "dev.orebound.grid..",
        "dev.orebound.cave..",
        "dev.orebound.descent..",
        "dev.orebound.world..",
        "dev.orebound.walker..",
        "dev.orebound.expedition..",
        "dev.orebound.autoplay.."
    };

    private static final String INEXACT =
            "random|a?sin|a?cos|a?tan|atan2|exp|expm1|log|log10|log1p|pow|hypot|cbrt|sinh|cosh|tanh|fma|to(Rad|Deg).*";

    private static final String WRITERS = "write.*|new.*(Stream|Writer)|copy|move|delete.*|create.*";

    @ArchTest
    void packagesUseOnlyLowerPackages(JavaClasses house) {
        List<String> wrong = new ArrayList<>();
        for (JavaClass each : house) {
            int place = LADDER.indexOf(shortPackage(each));
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass();
                if (target.getPackageName().startsWith("dev.orebound")
                        && LADDER.indexOf(shortPackage(target)) > place) {
                    wrong.add(each.getName() + " uses " + target.getName());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ArchTest
    void everyClassLivesInAPackageOfTheLadder(JavaClasses house) {
        for (JavaClass each : house) {
            assertThat(LADDER).as("the package of %s", each.getName()).contains(shortPackage(each));
        }
    }

    @ArchTest
    void noKnotHoldsMoreThanEightClasses(JavaClasses house) {
        assertThat(ClassKnots.largerThan(8, house)).isEmpty();
    }

    @ArchTest
    void noPackageHoldsMoreThanFortyTypes(JavaClasses house) {
        Map<String, Integer> types = new TreeMap<>();
        for (JavaClass each : house) {
            if (each.isTopLevelClass() && !each.getSimpleName().equals("package-info")) {
                types.merge(shortPackage(each), 1, Integer::sum);
            }
        }
        types.values().removeIf(count -> count <= 40);
        assertThat(types).isEmpty();
    }

    private static String shortPackage(JavaClass each) {
        return each.getPackageName().replaceFirst("^dev\\.orebound\\.?", "");
    }

    @ArchTest
    static final ArchRule noCircle =
            slices().matching("dev.orebound.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule theSimulationKnowsNoMachine = noClasses()
            .that()
            .resideInAnyPackage(SIMULATION)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "com.badlogic.gdx",
                    "com.badlogic.gdx.graphics..",
                    "com.badlogic.gdx.audio..",
                    "com.badlogic.gdx.files..",
                    "com.badlogic.gdx.input..",
                    "com.badlogic.gdx.scenes..",
                    "java.io..",
                    "java.nio.file..",
                    "java.time..",
                    "java.awt..",
                    "java.util.concurrent.."));

    @ArchTest
    static final ArchRule theSimulationHasNoOtherChanceOrderOrThread = noClasses()
            .that()
            .resideInAnyPackage(SIMULATION)
            .should()
            .dependOnClassesThat(describe(
                    "roll dice of their own, hash their order or run beside the tick",
                    each -> Set.of(
                                    "java.util.Random",
                                    "java.util.SplittableRandom",
                                    "java.util.UUID",
                                    "java.lang.Thread",
                                    "java.util.HashMap",
                                    "java.util.HashSet",
                                    "java.util.IdentityHashMap",
                                    "com.badlogic.gdx.utils.ObjectMap",
                                    "com.badlogic.gdx.utils.ObjectSet",
                                    "com.badlogic.gdx.utils.IdentityMap",
                                    "com.badlogic.gdx.math.MathUtils",
                                    "com.badlogic.gdx.math.Matrix3",
                                    "com.badlogic.gdx.ai.GdxAI")
                            .contains(each.getFullName())));

    @ArchTest
    static final ArchRule theSimulationCountsExactly = noClasses()
            .that()
            .resideInAnyPackage(SIMULATION)
            .should(accessTargetWhere(on("java.lang.Math", INEXACT)
                    .or(on("java.lang.System", "nanoTime|currentTimeMillis|identityHashCode"))
                    .or(on("java.util.Set", "of|copyOf"))
                    .or(on("java.util.Map", "of|ofEntries|copyOf"))));

    @ArchTest
    static final ArchRule nothingStaticChanges =
            fields().that().areStatic().should().beFinal().because("no state outlives the object graph");

    @ArchTest
    static final ArchRule onlyTheJournalWritesFiles = noClasses()
            .that()
            .resideOutsideOfPackage("dev.orebound.journal..")
            .should(accessTargetWhere(on("java.nio.file.Files", WRITERS)
                    .or(on("java.nio.channels.FileChannel", ".*"))
                    .or(on("java.io.FileOutputStream", ".*"))
                    .or(on("java.io.FileWriter", ".*"))
                    .or(on("java.io.RandomAccessFile", ".*"))
                    .or(on("com.badlogic.gdx.graphics.PixmapIO", ".*"))
                    .or(on("com.badlogic.gdx.files.FileHandle", "write.*"))));

    @ArchTest
    static final ArchRule onlyContentReadsAssets = noClasses()
            .that()
            .resideOutsideOfPackages("dev.orebound.content..", "dev.orebound.journal..", "dev.orebound.lab.figure..")
            .should()
            .dependOnClassesThat(resideInAPackage("com.badlogic.gdx.utils")
                    .and(describe("read JSON", each -> each.getSimpleName().startsWith("Json"))));

    @ArchTest
    static final ArchRule nothingReadMayNameAClass = noClasses()
            .should()
            .dependOnClassesThat(describe(
                    "create classes by name",
                    each -> Set.of(
                                    "com.badlogic.gdx.utils.Json",
                                    "com.badlogic.gdx.ai.btree.utils.BehaviorTreeParser",
                                    "java.io.ObjectInputStream")
                            .contains(each.getFullName())));

    @ArchTest
    static final ArchRule onlyTheViewLoadsPicturesFontsAndSounds = noClasses()
            .that()
            .resideOutsideOfPackage("dev.orebound.view..")
            .should(accessTargetWhere(on("com.badlogic.gdx.graphics.Texture", "<init>")
                    .or(on("com.badlogic.gdx.graphics.g2d.BitmapFont", "<init>"))
                    .or(on("com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator", "<init>"))
                    .or(on("com.badlogic.gdx.Audio", ".*"))));

    @ArchTest
    static final ArchRule onlyTheWorldChangesAWorld = noClasses()
            .that()
            .resideOutsideOfPackage("dev.orebound.world..")
            .should(accessTargetWhere(on("dev.orebound.world.state.FloorChanges", ".*")
                    .or(on("dev.orebound.world.state.EntitySpawner", ".*"))
                    .or(on("dev.orebound.world.event.TickEvents", "(?!size|at|has|<init>).*"))
                    .or(describe("fields of components and events", HouseTest::isWriteToData))));

    /**
     * Each part of a world says who may change it, and nobody else gives it a command: a method that returns nothing.
     * The film room alone stages its scenes as it likes.
     */
    @ArchTest
    void onlyWhoMayDoesChangeAPart(JavaClasses house) {
        TreeSet<String> wrong = new TreeSet<>();
        for (JavaClass part : house) {
            if (part.isAnnotatedWith(ChangedBy.class)) {
                List<String> allowed =
                        List.of(part.getAnnotationOfType(ChangedBy.class).value());
                for (JavaMethod command : part.getMethods()) {
                    if (command.getRawReturnType().isEquivalentTo(void.class)
                            && !command.getName().equals("addTo")) {
                        command.getCallsOfSelf().stream()
                                .map(call -> call.getOriginOwner().getPackageName())
                                .filter(from -> !from.equals(part.getPackageName()))
                                .map(from -> from.substring(from.lastIndexOf('.') + 1))
                                .filter(from -> !allowed.contains(from) && !from.equals("film"))
                                .forEach(from -> wrong.add(part.getSimpleName() + " by " + from));
                    }
                }
            } else if (part.isAssignableTo(HashedPart.class) && !part.isInterface()) {
                wrong.add(part.getSimpleName() + " does not say who changes it");
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ArchTest
    static final ArchRule componentsAreData =
            classes().that().implement(Component.class).should(haveOnlyPublicFields());

    @ArchTest
    static final ArchRule systemsSaySo = classes()
            .that()
            .areAssignableTo(EntitySystem.class)
            .and()
            .doNotHaveModifier(JavaModifier.ABSTRACT)
            .should()
            .haveSimpleNameEndingWith("System")
            .andShould()
            .haveModifier(JavaModifier.FINAL);

    @ArchTest
    static final ArchRule noSystemKnowsAnother = noClasses()
            .that()
            .areAssignableTo(EntitySystem.class)
            .should()
            .dependOnClassesThat(describe(
                    "are systems that do something",
                    each -> each.isAssignableTo(EntitySystem.class)
                            && each.getPackageName().startsWith("dev.orebound")
                            && !each.getModifiers().contains(JavaModifier.ABSTRACT)));

    @ArchTest
    static final ArchRule onePlaceOrdersTheSystems = methods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage("dev.orebound..")
            .should(onlyAddSystemsInWorld());

    private static DescribedPredicate<JavaAccess<?>> on(String owner, String members) {
        return describe(
                owner + "." + members,
                access -> access.getTargetOwner().getFullName().equals(owner)
                        && access.getName().matches(members));
    }

    private static boolean isWriteToData(JavaAccess<?> access) {
        return access instanceof JavaFieldAccess field
                && field.getAccessType() == JavaFieldAccess.AccessType.SET
                && (field.getTargetOwner().isAssignableTo(Component.class)
                        || field.getTargetOwner().isAssignableTo(WorldEvent.class));
    }

    private static ArchCondition<JavaClass> haveOnlyPublicFields() {
        return new ArchCondition<>("have only public fields, be reset and be hashed") {
            @Override
            public void check(JavaClass component, ConditionEvents events) {
                boolean isData = component.getFields().stream()
                                .allMatch(field -> field.getModifiers().contains(JavaModifier.PUBLIC))
                        && component.getMethods().stream()
                                .allMatch(method -> method.getName().matches("reset|addTo|has|is[A-Z].*"))
                        && component.getModifiers().contains(JavaModifier.FINAL)
                        && component.getSimpleName().endsWith("Component");
                events.add(new SimpleConditionEvent(component, isData, component.getName() + " is data: " + isData));
            }
        };
    }

    private static ArchCondition<JavaMethod> onlyAddSystemsInWorld() {
        return new ArchCondition<>("add systems to an engine only in World") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                boolean adds = method.getMethodCallsFromSelf().stream()
                        .anyMatch(call -> call.getName().equals("addSystem"));
                boolean isFine = !adds || method.getOwner().getFullName().equals("dev.orebound.world.World");
                events.add(new SimpleConditionEvent(method, isFine, method.getFullName() + " adds systems: " + adds));
            }
        };
    }
}
