package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Checks the facts that the ending of a run tells of. */
final class DeedCounterTest {
    private final TickEvents events = new TickEvents();
    private final DeedCounter counter = new DeedCounter(RunDeeds.NONE, TestContent.BUILT_IN);

    @Test
    void aTrapThatThePlayerLeftBeforeItsDoorsWereShutIsRefused() {
        room(EventType.ARENA_WARNED, 3);
        room(EventType.ARENA_WARNED, 3);
        room(EventType.ARENA_WARNED, 5);
        room(EventType.ARENA_SPRUNG, 5);
        room(EventType.ARENA_CANCELLED, 5);
        room(EventType.ARENA_WARNED, 7);
        room(EventType.ARENA_SEALED, 7);
        assertThat(counter.deeds().count(RunDeeds.TRAPS_REFUSED))
                .as("on this floor")
                .isZero();

        tick(all -> all.place(EventType.FLOOR_LEFT, 1, 1, 1));

        assertThat(counter.deeds().count(RunDeeds.TRAPS_REFUSED)).isEqualTo(2);
        room(EventType.ARENA_WARNED, 7);
        tick(all -> all.place(EventType.FLOOR_LEFT, 1, 1, 1));
        assertThat(counter.deeds().count(RunDeeds.TRAPS_REFUSED))
                .as("a room of the next floor")
                .isEqualTo(3);
    }

    @Test
    void theLongestFightIsThatBetweenShutDoors_alsoAcrossACheckpoint() {
        fight(3, 600);
        fight(4, 240);
        assertThat(counter.deeds().count(RunDeeds.LONGEST_FIGHT)).isEqualTo(10);
        room(EventType.ARENA_CLEARED, 9);
        assertThat(counter.deeds().count(RunDeeds.LONGEST_FIGHT))
                .as("a win without a seal")
                .isEqualTo(10);

        DeedCounter later = new DeedCounter(counter.deeds(), TestContent.BUILT_IN);
        assertThat(later.deeds()).isEqualTo(counter.deeds());
    }

    @Test
    void theTakenHeartIsAFact_alsoAcrossACheckpoint() {
        assertThat(counter.deeds().isHeartTaken()).isFalse();

        tick(all -> all.place(EventType.HEART_TAKEN, 1, 1, 1));

        assertThat(counter.deeds().isHeartTaken()).isTrue();
        assertThat(new DeedCounter(counter.deeds(), TestContent.BUILT_IN).deeds())
                .isEqualTo(counter.deeds());
    }

    @Test
    void fallenCompanionsAndBrewsAreCounted() {
        Content content = TestContent.BUILT_IN;
        int golem = content.monsters().indexOf("loam_bulwark");
        int ogre = content.monsters().indexOf("cave_ogre");
        BodyComponent body = new BodyComponent();
        tick(all -> all.health(EventType.COMPANION_DIED, body, 40, ogre, 41, 0));
        tick(all -> all.health(EventType.COMPANION_DIED, body, 42, golem, 41, 0).byMonster = ogre);
        tick(all -> all.health(EventType.COMPANION_DIED, body, 43, golem, 0, 0));
        tick(all -> all.actor(EventType.GOLEM_RAISED, body, 44, golem));
        tick(all -> all.brew(EventType.BREW_CAST, 1, 1, 1, 0, BrewUse.BOLT, 1));
        tick(all -> all.brew(EventType.BREW_CAST, 1, 1, 1, 0, BrewUse.BURST, 1));
        assertThat(counter.deeds().count(RunDeeds.COMPANIONS_FALLEN)).isEqualTo(3);
        assertThat(counter.deeds().count(RunDeeds.FALLEN + "loam_bulwark")).isEqualTo(2);
        assertThat(counter.deeds().count(RunDeeds.FALLEN + "cave_ogre"))
                .as("no golem")
                .isZero();
        assertThat(counter.deeds().count(RunDeeds.FELLED_BY + "cave_ogre")).isEqualTo(1);
        assertThat(counter.deeds().count(RunDeeds.FELLED_BY + RunDeeds.CAVE)).isEqualTo(1);
        assertThat(counter.deeds().count(RunDeeds.GOLEMS_RAISED)).isEqualTo(1);
        assertThat(counter.deeds().count(RunDeeds.BREWS_USED)).isEqualTo(2);
    }

    private void fight(int room, int ticks) {
        room(EventType.ARENA_SEALED, room);
        for (int i = 1; i < ticks; i++) {
            tick(all -> {});
        }
        room(EventType.ARENA_CLEARED, room);
    }

    private void room(EventType type, int room) {
        tick(all -> all.room(type, 1, 1, 1, room));
    }

    private void tick(Consumer<TickEvents> tells) {
        events.clear();
        tells.accept(events);
        counter.countTick(events);
    }
}
