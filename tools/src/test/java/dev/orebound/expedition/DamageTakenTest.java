package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Checks that a run counts all damage that the player takes, by its source. */
class DamageTakenTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int MOST_TICKS = 60 * 60 * 20;

    @Test
    void allDamageAndAllFindsOfARunAreCounted_alsoAcrossACheckpoint() {
        Expedition run = new Expedition(Seed.of(1004), CONTENT);
        BotSkill novice = BotSkill.readAll(new BuiltInAssets()).get("novice");
        RunPlayer player = new RunPlayer(run, novice);
        DiscoveryTracker discoveries = new DiscoveryTracker(run.world());
        Intent intent = new Intent();
        int lost = 0;
        SortedMap<String, Integer> found = new TreeMap<>();
        int tick = 0;
        while (run.status() == RunStatus.PLAYING || run.status() == RunStatus.LEAVING) {
            assertThat(tick++).isLessThan(MOST_TICKS);
            if (run.status() == RunStatus.LEAVING) {
                run.descend();
                run = Expedition.from(run.checkpoint(), CONTENT);
                player = new RunPlayer(run, novice);
                discoveries = new DiscoveryTracker(run.world());
            }
            player.decide(intent);
            run.step(intent);
            lost += lostIn(run.world().events());
            addFound(run.world().events(), found);
            discoveries.afterTick();
            for (int i = 0; i < discoveries.foundCount(); i++) {
                String id = CONTENT.discoveries().at(discoveries.found(i)).id();
                found.merge("discovery." + id, 1, Integer::sum);
            }
        }

        RunDeeds deeds = run.tally().deeds();
        assertThat(deeds.damageTaken().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(lost)
                .isPositive();
        SortedMap<String, Integer> things = new TreeMap<>(deeds.finds());
        things.keySet().removeIf(find -> find.startsWith("fact."));
        assertThat(things).isEqualTo(found).isNotEmpty();
        assertThat(deeds.finds()).containsKey("fact.brews_used");
        assertThat(deeds.damageTaken()).hasSizeGreaterThan(1);
        assertThat(deeds.damageTaken().keySet())
                .allMatch(source -> source.equals(RunDeeds.OWN)
                        || source.equals(RunDeeds.CAVE)
                        || CONTENT.monsters().has(source));
    }

    private static void addFound(TickEvents events, SortedMap<String, Integer> found) {
        for (int i = 0; i < events.size(); i++) {
            int subject = events.at(i).subject();
            String id = switch (events.at(i).type()) {
                case ITEM_PICKED_UP -> "item." + CONTENT.items().at(subject).id();
                case SCROLL_READ -> "brew." + CONTENT.brews().at(subject).id();
                case GOLEM_WOKEN, CAPTIVE_FREED ->
                    "monster." + CONTENT.monsters().at(subject).id();
                case RELIC_TAKEN -> "relic." + CONTENT.powers().id(subject);
                case EQUIPMENT_WORN -> worn(subject, found);
                default -> "";
            };
            if (!id.isEmpty() && !id.endsWith("_phial") && !id.endsWith("_pinch") && !id.endsWith("_dust")) {
                found.merge(id, 1, Integer::sum);
            }
        }
    }

    /** Returns what is worn now, and forgets what was worn in its slot before. */
    private static String worn(int source, SortedMap<String, Integer> found) {
        ContentTable<Equipment> equipment = CONTENT.powers().equipment();
        Equipment now = equipment.get(CONTENT.powers().id(source));
        for (Equipment piece : equipment) {
            if (piece.slot() == now.slot()) {
                found.remove("equipment." + piece.id());
            }
        }
        return "equipment." + now.id();
    }

    private static int lostIn(TickEvents events) {
        int lost = 0;
        for (int i = 0; i < events.size(); i++) {
            boolean isPlayer =
                    events.at(i).type() == EventType.ACTOR_HURT && events.at(i).subject() < 0;
            lost += isPlayer ? ((HealthEvent) events.at(i)).amount : 0;
        }
        return lost;
    }
}
