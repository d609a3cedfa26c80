package dev.orebound.film;

import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.film.FilmScene.FloorSight;
import dev.orebound.content.film.FilmScene.FloorSubject;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A world that a program plays up to the moment of a scene. Each new one of a scene goes the same way, tick by tick.
 */
abstract class ScenePlay {
    private static final int SECOND = TickClock.TICKS_A_SECOND;

    final Intent intent = new Intent();

    /** Returns the world that is shown. */
    abstract World world();

    /** Returns the descent that the world is a floor of. */
    abstract Descent descent();

    /** Returns the run that the world belongs to, or null if there is none. */
    @Nullable
    Expedition run() {
        return null;
    }

    /** Returns the cell that the mouse points at while the workbench is open. */
    int pointed() {
        return SceneSights.nearestMonster(world());
    }

    /** Returns whether the world stands still in this tick, while the picture goes on. */
    boolean isStill() {
        return false;
    }

    /** Plays a tick. */
    abstract void step();

    /** Returns true during the stretch of ticks in whose middle the picture is taken. */
    abstract boolean isMoment();

    /** Returns why the moment does not show what it should, in one line, or an empty text. */
    String fault() {
        return SceneSights.isHale(world()) ? "" : "the player is nearly dead";
    }

    /** Returns true if nothing can be played any more, or the moment cannot come any more. */
    abstract boolean isOver();

    /**
     * Returns a party such as reaches a depth: grown, and from depth 4 on with a golem.
     *
     * @param health of the player, or 0 for as much as suits the depth
     */
    static Party party(int depth, int health, Content content) {
        if (depth == 1 && health == 0) {
            return Party.fresh(content);
        }
        List<Integer> levels = new ArrayList<>(PlayerUpgrades.NONE.brews());
        for (int i = 0; i < levels.size(); i += 4) {
            levels.set(i, Math.min(3, 1 + depth / 6));
        }
        int usual = content.player().health();
        int grown = health == 0 ? usual + 8 * (depth - 1) : Math.max(usual, health);
        PlayerUpgrades gains = new PlayerUpgrades(grown - usual, 5 * (depth - 1), levels, 1, -1);
        int golem = content.golems().monsterOf(content.golems().at(0));
        List<PartyMember> company = depth < 4 ? List.of() : List.of(PartyMember.hale(golem));
        return new Party(grown, gains, List.of(12, 6, 18, 5), 1, company)
                .with(gear(depth, content))
                .carrying(Collections.nCopies(2, content.items().indexOf("healing_draught")));
    }

    /** Returns the room of a floor with the most cells. */
    static Room largestRoom(Floor floor) {
        return floor.rooms().stream()
                .max(Comparator.comparingInt(room -> room.cells().size()))
                .orElseThrow();
    }

    /** Returns gear such as reaches a depth: a relic for each two floors. */
    private static PartyGear gear(int depth, Content content) {
        PowerBook book = content.powers();
        int count = Math.min(RelicRules.MOST_CARRIED, depth / 2);
        List<Integer> relics = IntStream.range(0, count)
                .map(i -> (depth * 5 + i * 7) % book.relics().size())
                .boxed()
                .toList();
        return new PartyGear(relics, List.of());
    }

    /** A floor from its entrance on. */
    static final class FloorPlay extends ScenePlay {
        /** Ticks of play for a sight beyond the seconds of the subject. */
        private static final int MOST_SEEKING_TICKS = 180 * SECOND;

        /** Ticks of a picture before its blow. */
        private static final int BEFORE_BLOW_TICKS = SECOND / 4;

        private final Expedition run;
        private final RunPlayer player;
        /** The same play some ticks ahead, which shows what comes; null where no blow is waited for. */
        private final @Nullable FloorPlay ahead;

        private final FloorSight until;
        private final SceneSights sights;
        private final boolean isStill;
        private final FilmScene.HeldKey holds;
        private final long ticks;

        /** @param stillTicks that nobody does anything at the entrance, for the first view */
        FloorPlay(FloorSubject subject, Content content, BotSkill skill, int stillTicks) {
            this(subject, content, skill, stillTicks, subject.until() == FloorSight.BLOW);
        }

        private FloorPlay(FloorSubject subject, Content content, BotSkill skill, int stillTicks, boolean looksAhead) {
            run = subject.opens() == FilmScene.FilmOpening.FIRST_ROOM
                    ? Expedition.first(subject.runSeed(), content)
                    : ordinary(subject, content);
            player = new RunPlayer(run, skill);
            until = subject.until();
            sights = new SceneSights(run.world());
            holds = subject.holds();
            isStill = subject.seconds() == 0 && until == FloorSight.NOTHING;
            ticks = isStill ? stillTicks : subject.seconds() * (long) SECOND;
            ahead = looksAhead ? new FloorPlay(subject, content, skill, stillTicks, false) : null;
            for (int i = 0; ahead != null && i < BEFORE_BLOW_TICKS; i++) {
                ahead.step();
            }
        }

        private static Expedition ordinary(FloorSubject subject, Content content) {
            Descent descent = new Descent(subject.runSeed(), content.graph());
            FloorRequest request = descent.request(subject.depth(), subject.kind());
            Party usual = party(subject.depth(), 0, content);
            int golem = content.golems().monsterOf(content.golems().at(0));
            Party party = subject.opens() == FilmScene.FilmOpening.FALLEN_GOLEM
                    ? usual.with(List.of(PartyMember.fallen(golem, 0)))
                    : usual;
            return new Expedition(request, party, content);
        }

        @Override
        World world() {
            return run.world();
        }

        @Override
        Expedition run() {
            return run;
        }

        @Override
        Descent descent() {
            return run.descent();
        }

        @Override
        void step() {
            if (isStill) {
                intent.clear();
                if (holds == FilmScene.HeldKey.MIXTURE) {
                    intent.order(IntentOrder.CHOOSE_BREW, 0b11);
                } else if (holds == FilmScene.HeldKey.WHOLE_MAP) {
                    intent.order(IntentOrder.HELP_REVEAL, 0);
                }
            } else {
                player.decide(intent);
            }
            run.step(intent);
            sights.afterTick();
            if (ahead != null && ahead.run.status() == RunStatus.PLAYING) {
                ahead.step();
            }
        }

        @Override
        boolean isMoment() {
            if (until == FloorSight.NOTHING) {
                return world().tick() == ticks;
            }
            return world().tick() >= ticks && world().tick() <= ticks + MOST_SEEKING_TICKS && isInSight();
        }

        private boolean isInSight() {
            return ahead == null
                    ? sights.has(until)
                    : ahead.sights.has(until) && ahead.world().tick() == world().tick() + BEFORE_BLOW_TICKS;
        }

        @Override
        String fault() {
            boolean isGone = until != FloorSight.NOTHING && !isInSight();
            return isGone ? "what it waited for is out of view" : super.fault();
        }

        @Override
        boolean isOver() {
            return run.status() != RunStatus.PLAYING || world().tick() > ticks + MOST_SEEKING_TICKS;
        }
    }
}
