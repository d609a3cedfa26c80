package dev.orebound.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.lab.arena.ArenaTrialRules.MarksAreFair;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that every promise of a floor and its trap rooms holds, reproducibly, whatever a playtester orders in whatever
 * order.
 */
class HelpedFloorsTest {
    private static final int TICKS = 900;
    private static final List<IntentOrder> ORDERS = IntentOrder.ALL.stream()
            .filter(order -> order.isHelp() && order != IntentOrder.HELP_REROLL)
            .toList();

    private final Content content = TestContent.BUILT_IN;

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 9, 12, 15, 17})
    void givenAFloor_whenAnythingIsOrdered_thenItsRulesHoldAndItPlaysAgainToTheSameHash(int depth) {
        Seed seed = Seed.of(700 + depth);
        Expedition run = begin(seed, depth);
        Expedition again = begin(seed, depth);
        RandomStream chance = new RandomStreams(seed).stream("test.helped");
        List<List<ArenaTrialRule>> rules = run.world().arenas().stream()
                .map(arena -> ArenaTrialRules.all())
                .toList();
        Set<Integer> followed = new TreeSet<>();
        Intent intent = new Intent();

        for (int tick = 0; tick < TICKS && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            decide(intent, run.world(), chance);
            run.step(intent);
            again.step(intent);
            watch(run.world(), rules);
            collect(run.world().events(), followed);
        }

        assertThat(run.isHelped()).isTrue();
        assertThat(followed).as("orders that were followed").hasSizeGreaterThan(ORDERS.size() - 3);
        assertThat(again.world().hash()).isEqualTo(run.world().hash());
    }

    private Expedition begin(Seed seed, int depth) {
        FloorRequest floor = new Descent(seed, content.graph()).request(depth);
        return new Expedition(floor, Party.fresh(content), content);
    }

    /** Walks about and gives an order every few ticks, mostly one that can be followed. */
    private void decide(Intent intent, World world, RandomStream chance) {
        intent.clear();
        intent.move(chance.between(-127, 127), chance.between(-127, 127));
        intent.hold(chance.chance(30) ? Intent.STRIKE : chance.chance(10) ? Intent.DASH : 0);
        if (chance.chance(5)) {
            intent.order(IntentOrder.HELP_HEAL, 0);
        } else if (chance.chance(25)) {
            IntentOrder order = ORDERS.get(chance.below(ORDERS.size()));
            intent.order(order, chance.chance(15) ? chance.below(1 << 16) : likely(order, world, chance));
        }
    }

    private int likely(IntentOrder order, World world, RandomStream chance) {
        List<Arena> arenas = world.arenas();
        return switch (order) {
            case HELP_POINT -> chance.below(world.floor().grid().size());
            case HELP_SPRING, HELP_WIN, HELP_RESET, HELP_TOGGLE ->
                arenas.get(chance.below(arenas.size())).room().id();
            case HELP_GO -> chance.below(world.floor().rooms().size() + 1);
            case HELP_SPAWN -> chance.below(content.monsters().size());
            case HELP_GOLEM ->
                content.golems()
                        .monsterOf(content.golems()
                                .at(chance.below(content.golems().size())));
            case HELP_KILL -> chance.below(9);
            case HELP_GIVE -> chance.below(content.items().size());
            default -> chance.below(100);
        };
    }

    private static void watch(World world, List<List<ArenaTrialRule>> rules) {
        boolean isMoved = hasMovedThePlayer(world.events());
        for (int i = 0; i < rules.size(); i++) {
            Arena arena = world.arenas().get(i);
            for (ArenaTrialRule rule : rules.get(i)) {
                String fault = rule.fault(world, arena);
                // Marks that were far from the player may be near by now.
                boolean isExcused = rule instanceof MarksAreFair && isMoved;
                if (fault != null && !isExcused) {
                    assertThat(fault)
                            .as(
                                    "seed %s, tick %s, room %s, %s",
                                    world.floor().request(),
                                    world.tick(),
                                    arena.room().id(),
                                    arena.state())
                            .isNull();
                }
            }
        }
    }

    private static void collect(TickEvents events, Set<Integer> followed) {
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.HELP_GIVEN) {
                followed.add(((HelpEvent) events.at(i)).order.ordinal());
            }
        }
    }

    private static boolean hasMovedThePlayer(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() != EventType.HELP_GIVEN) {
                continue;
            }
            IntentOrder order = ((HelpEvent) events.at(i)).order;
            if (order == IntentOrder.HELP_GO || order == IntentOrder.HELP_SPRING) {
                return true;
            }
        }
        return false;
    }
}
