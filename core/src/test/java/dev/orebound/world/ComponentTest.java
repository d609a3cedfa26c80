package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Pool.Poolable;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.orebound.TestContent;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.WardComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks pooled, hashed components: none keeps old data, and none hides a field from the hash. */
class ComponentTest {
    private static final List<Class<?>> COMPONENTS = new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("dev.orebound.world")
                    .stream()
                    .filter(each -> each.isAssignableTo(Component.class) && !each.isInterface())
                    .<Class<?>>map(JavaClass::reflect)
                    .toList();

    static Stream<Field> everyField() {
        return COMPONENTS.stream()
                .flatMap(component -> Stream.of(component.getFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()));
    }

    @ParameterizedTest
    @MethodSource("everyField")
    void givenAUsedComponent_whenItIsReset_thenEveryFieldIsAsNew(Field field) throws ReflectiveOperationException {
        Object used = field.getDeclaringClass().getConstructor().newInstance();
        Object fresh = field.getDeclaringClass().getConstructor().newInstance();
        dirty(field, used);
        assertThat(valueOf(field, used)).isNotEqualTo(valueOf(field, fresh));

        ((Poolable) used).reset();

        assertThat(valueOf(field, used)).isEqualTo(valueOf(field, fresh));
    }

    @ParameterizedTest
    @MethodSource("everyField")
    void givenAWorld_whenAnyFieldOfAnyComponentChanges_thenTheHashChanges(Field field)
            throws ReflectiveOperationException {
        String drawing = """
                ##############
                #@.oog##.o.C.#
                ########.....#
                #..L..K.+..T.#
                ##############""";
        boolean isOfVignette = field.getDeclaringClass() == LockComponent.class
                || field.getDeclaringClass() == KeyComponent.class
                || field.getDeclaringClass() == PropComponent.class;
        boolean isOfCore = field.getDeclaringClass() == GolemCoreComponent.class;
        boolean isOfWard = field.getDeclaringClass() == WardComponent.class;
        Scenario scenario = isOfWard
                ? Scenario.inArena("vigil", 1, drawing)
                : isOfVignette
                        ? Scenario.of(withVignette(drawing), TestContent.BUILT_IN)
                        : Scenario.with(drawing, isOfCore ? "cinder_delver" : "goblin");
        scenario.pushes(Intent.FULL_TILT, 0, 30);
        fillFlask(scenario);
        scenario.strikesAt('o', 45);
        if (!isOfVignette) {
            throwFlask(scenario);
        }
        if (field.getDeclaringClass() == GolemCoreComponent.class) {
            scenario.world().companions().first().getComponent(HealthComponent.class).health = 0;
            scenario.waits(2);
        }
        Component component = findComponent(scenario.world(), field.getDeclaringClass());
        long before = scenario.world().hash();

        dirty(field, component);

        assertThat(scenario.world().hash())
                .as("hash after a change of %s", field)
                .isNotEqualTo(before);
    }

    private static DrawnFloor withVignette(String drawing) {
        DrawnFloor floor = new DrawnFloor(drawing);
        return floor.vignette("winch", "K", 'K', -1, "", floor.prop(PropKind.LEVER, 'K', ""))
                .lock("iron_gate", 'L')
                .key('C', 1, -1)
                .lever('K', 1);
    }

    /** Fills the flasks, so that shards stay where they lie. */
    private static void fillFlask(Scenario scenario) {
        scenario.world().player().component().flasks[0] =
                scenario.content().player().flaskMeasures();
    }

    private static void throwFlask(Scenario scenario) {
        scenario.world().player().component().flasks[1] = 20;
        scenario.world().player().component().chosenOres = 2;
        Intent intent = new Intent();
        intent.hold(Intent.THROW);
        scenario.waits(20).plays(intent).waitsFor(EventType.SHOT_LOOSED, 20);
    }

    private static Component findComponent(World world, Class<?> type) {
        if (type == ChestComponent.class) {
            return world.chests().get(0);
        }
        if (type == GolemCoreComponent.class) {
            return Objects.requireNonNull(world.golemCores().get(0).getComponent(GolemCoreComponent.class));
        }
        if (type == WardComponent.class) {
            return Objects.requireNonNull(world.arenas().get(0).ward()).entity().getComponent(WardComponent.class);
        }
        if (type == LockComponent.class) {
            return world.floorState().locks().get(0);
        }
        if (type == KeyComponent.class) {
            return world.floorState().keys().get(0);
        }
        if (type == PropComponent.class) {
            return world.floorState().props().get(0);
        }
        if (type == DoorComponent.class) {
            return world.doors().get(0);
        }
        for (Entity entity : List.of(
                world.player().entity(),
                world.monsters().first(),
                world.companions().first(),
                world.projectiles().first(),
                world.ores().first(),
                world.pickups().first())) {
            for (Component component : entity.getComponents()) {
                if (component.getClass() == type) {
                    return component;
                }
            }
        }
        throw new AssertionError("the scenario has no " + type.getSimpleName());
    }

    private static Object valueOf(Field field, Object owner) throws IllegalAccessException {
        Object value = Objects.requireNonNull(field.get(owner));
        return value instanceof int[] numbers ? List.of(numbers[0], numbers.length) : value;
    }

    private static void dirty(Field field, Object owner) throws IllegalAccessException {
        Class<?> type = field.getType();
        if (type == int.class) {
            field.setInt(owner, field.getInt(owner) + 17);
        } else if (type == long.class) {
            field.setLong(owner, field.getLong(owner) + 17);
        } else if (type == float.class) {
            field.setFloat(owner, field.getFloat(owner) + 0.5f);
        } else if (type == boolean.class) {
            field.setBoolean(owner, !field.getBoolean(owner));
        } else if (type.isEnum()) {
            Object[] all = type.getEnumConstants();
            field.set(owner, all[(((Enum<?>) field.get(owner)).ordinal() + 1) % all.length]);
        } else if (type.isArray()) {
            Array.setInt(field.get(owner), 0, 17);
        } else {
            throw new AssertionError("no component should hold a " + type + ": " + field);
        }
    }
}
