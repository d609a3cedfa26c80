package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.ai.TaskWord;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.horde.tree.TreeAction;
import dev.orebound.world.horde.tree.TreeVocabulary;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** Defines the words of trees for hordes. */
final class HordeWords {
    private final HordeMinds hordes;
    private final Player player;
    private final Grid grid;
    private final int followTicks;
    private final int settleTicks;

    private HordeWords(PartRegistry parts) {
        hordes = parts.get(HordeMinds.class);
        player = parts.get(Player.class);
        grid = parts.get(Floor.class).grid();
        followTicks = parts.get(Content.class).minds().hordes().followTicks();
        settleTicks = parts.get(Content.class).minds().hordes().settleTicks();
    }

    static TreeVocabulary<HordeMind> define(
            PartRegistry parts,
            HordeMinds hordes,
            FlowFields flowFields,
            WorldStreams chance,
            MonsterSenses senses,
            HordeTransitions transitions) {
        HordeWords words = new HordeWords(parts);
        MindRules rules = parts.get(Content.class).minds();
        LeaderNavigator navigator = new LeaderNavigator(parts);
        PatrolWaypoints waypoints = new PatrolWaypoints(
                parts.get(Floor.class),
                parts.get(FloorState.class),
                rules.hordes(),
                flowFields.toPlayer(),
                chance.minds());
        return new TreeVocabulary<HordeMind>()
                .define(TaskWord.KNOWS_PLAYER, (horde, amount) -> words.knowsPlayer(horde))
                .define(TaskWord.HAS_TRACE, (horde, amount) -> horde.lastSeenCell != Grid.NONE)
                .define(TaskWord.FEW_LEFT, (horde, percent) -> horde.size() * 100 <= horde.bornSize * percent)
                .define(TaskWord.BADLY_HURT, HordeWords::isBadlyHurt)
                .define(TaskWord.UNBROKEN, (horde, ticks) -> isFleeing(horde) || horde.unfledTicks >= ticks)
                .define(TaskWord.IS_AWAY, words::isAway)
                .define(TaskWord.IS_RESTLESS, (horde, percent) -> horde.temper < percent)
                .define(TaskWord.HUNT, new StayInState(transitions, MindState.HUNTING))
                .define(TaskWord.GUARD, new StayInState(transitions, MindState.GUARDING))
                .define(TaskWord.SLEEP, new Sleep(transitions, senses, rules.searchTicks()))
                .define(TaskWord.FLEE, new Flee(transitions))
                .define(TaskWord.SEARCH, new Search(parts, transitions, navigator))
                .define(TaskWord.WANDER, new Wander(transitions, navigator, waypoints))
                .define(TaskWord.RETURN_HOME, new ReturnHome(transitions, navigator));
    }

    private boolean knowsPlayer(HordeMind horde) {
        return player.isAlive() && (isFleeing(horde) || horde.unseenTicks <= followTicks);
    }

    /**
     * Returns whether a horde is running. Until its time is up it knows its pursuer, whether it sees the player or not.
     */
    private static boolean isFleeing(HordeMind horde) {
        return horde.state == MindState.FLEEING && horde.restTicks > 0;
    }

    private static boolean isBadlyHurt(HordeMind horde, int percent) {
        HordeMembers members = horde.members;
        int left = 0;
        int most = 0;
        for (int i = 0; i < members.size(); i++) {
            left += members.health(i).health;
            most += members.health(i).most;
        }
        return left * 100 <= most * percent;
    }

    /** Returns whether the leader is too far from home; a horde that has only just begun to search never is. */
    private boolean isAway(HordeMind horde, int cells) {
        if (horde.state == MindState.SEARCHING && horde.ticks < settleTicks) {
            return false;
        }
        BodyComponent body = BODIES.get(hordes.leader(horde));
        float dx = grid.x(horde.homeCell) + 0.5f - body.x;
        float dy = grid.y(horde.homeCell) + 0.5f - body.y;
        return dx * dx + dy * dy > cells * cells;
    }

    /** Keeps a horde in a state for as long as its tree says so. */
    private static final class StayInState implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;
        private final MindState state;

        StayInState(HordeTransitions transitions, MindState state) {
            this.transitions = transitions;
            this.state = state;
        }

        @Override
        public void begin(HordeMind horde, int amount) {
            transitions.change(horde, state);
        }

        @Override
        public boolean advance(HordeMind horde, int amount) {
            return true;
        }
    }

    /**
     * Lets a horde sleep where it is. All stay awake while a member is still running for its life, or was recently hurt
     * without an attacker, as by fire.
     */
    private static final class Sleep implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;
        private final MonsterSenses senses;
        private final int awakeTicks;

        Sleep(HordeTransitions transitions, MonsterSenses senses, int awakeTicks) {
            this.transitions = transitions;
            this.senses = senses;
            this.awakeTicks = awakeTicks;
        }

        @Override
        public void begin(HordeMind horde, int amount) {
            horde.restTicks = 0;
            settle(horde);
        }

        @Override
        public boolean advance(HordeMind horde, int amount) {
            settle(horde);
            return true;
        }

        private void settle(HordeMind horde) {
            if (takeHurt(horde)) {
                transitions.change(horde, MindState.GUARDING);
                horde.restTicks = awakeTicks;
            } else {
                horde.restTicks = Math.max(0, horde.restTicks - 1);
            }
            // A horde that fled as a whole may rest now.
            boolean isRestless = horde.restTicks > 0 || (horde.state != MindState.FLEEING && isAnyFleeing(horde));
            transitions.change(horde, isRestless ? MindState.GUARDING : MindState.ASLEEP);
        }

        /** Returns whether a member was hurt without an attacker; each such injury counts once. */
        private boolean takeHurt(HordeMind horde) {
            boolean isAnyHurt = false;
            HordeMembers members = horde.members;
            for (int i = 0; i < members.size(); i++) {
                if (senses.isHurtByItself(members.entity(i))) {
                    members.health(i).hurtBySpawnId = WorldEvent.NOBODY;
                    isAnyHurt = true;
                }
            }
            return isAnyHurt;
        }

        private static boolean isAnyFleeing(HordeMind horde) {
            HordeMembers members = horde.members;
            for (int i = 0; i < members.size(); i++) {
                if (members.mind(i).state == MindState.FLEEING) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Lets a whole horde run for a time. If nobody has seen the player at its end, the horde forgets the player. */
    private static final class Flee implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;

        Flee(HordeTransitions transitions) {
            this.transitions = transitions;
        }

        @Override
        public void begin(HordeMind horde, int ticks) {
            transitions.change(horde, MindState.FLEEING);
            horde.restTicks = ticks;
        }

        @Override
        public boolean runsToItsEnd() {
            return true;
        }

        @Override
        public boolean advance(HordeMind horde, int ticks) {
            horde.restTicks--;
            if (horde.restTicks <= 0 && horde.seer == null) {
                horde.forget();
            }
            return horde.restTicks > 0;
        }

        @Override
        public void end(HordeMind horde) {
            horde.unfledTicks = 0;
            horde.restTicks = 0;
        }
    }

    /** Searches the place where the player was last seen, then some places around it; then the horde gives up. */
    private static final class Search implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;
        private final LeaderNavigator navigator;
        private final MindRules rules;
        private final FloorState state;
        private final RandomStream chance;
        private final DistanceMap around;

        Search(PartRegistry parts, HordeTransitions transitions, LeaderNavigator navigator) {
            WorldStreams chance = parts.get(WorldStreams.class);
            this.transitions = transitions;
            this.navigator = navigator;
            rules = parts.get(Content.class).minds();
            state = parts.get(FloorState.class);
            this.chance = chance.minds();
            around = new DistanceMap(parts.get(Floor.class).grid());
        }

        @Override
        public void begin(HordeMind horde, int places) {
            transitions.change(horde, MindState.SEARCHING);
            horde.placesLeft = places;
            navigator.go(horde, horde.lastSeenCell);
        }

        @Override
        public boolean runsToItsEnd() {
            return true;
        }

        @Override
        public boolean advance(HordeMind horde, int places) {
            if (horde.lastSeenCell == Grid.NONE) {
                return false;
            }
            boolean isLate = horde.ticks > rules.searchTicks();
            LeaderNavigator.TravelResult result = navigator.advance(horde);
            if (result == LeaderNavigator.TravelResult.GOING && !isLate) {
                return true;
            }
            if (horde.placesLeft == 0 || isLate) {
                horde.forget();
                return false;
            }
            horde.placesLeft--;
            around.spreadFrom(
                    horde.lastSeenCell,
                    state.unwalkable(),
                    StepKind.EIGHT_WAY,
                    rules.hordes().searchCells());
            navigator.go(horde, around.reached(chance.below(around.reachedCount())));
            return true;
        }
    }

    /**
     * Patrols from waypoint to waypoint, with a rest at each that is not in a hallway, where the horde would be in the
     * way.
     */
    private static final class Wander implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;
        private final LeaderNavigator navigator;
        private final PatrolWaypoints waypoints;

        Wander(HordeTransitions transitions, LeaderNavigator navigator, PatrolWaypoints waypoints) {
            this.transitions = transitions;
            this.navigator = navigator;
            this.waypoints = waypoints;
        }

        @Override
        public void begin(HordeMind horde, int restTicks) {
            transitions.change(horde, MindState.WANDERING);
            horde.restTicks = 0;
            setOut(horde);
        }

        @Override
        public boolean advance(HordeMind horde, int restTicks) {
            if (horde.goalCell == Grid.NONE) {
                if (--horde.restTicks <= 0) {
                    setOut(horde);
                }
                return true;
            }
            LeaderNavigator.TravelResult result = navigator.advance(horde);
            if (result == LeaderNavigator.TravelResult.GIVEN_UP) {
                turnBack(horde);
            } else if (result == LeaderNavigator.TravelResult.THERE) {
                horde.goalCell = Grid.NONE;
                horde.restTicks = navigator.isInHallway(horde) ? 0 : restTicks;
            }
            return true;
        }

        /** Goes back if possible, because the way by which the horde came is the likeliest to be free. */
        private void turnBack(HordeMind horde) {
            if (navigator.hasMovedOn(horde)) {
                navigator.go(horde, horde.startCell);
            } else {
                setOut(horde);
            }
        }

        private void setOut(HordeMind horde) {
            boolean isLured = horde.lureCell != Grid.NONE;
            navigator.go(horde, isLured ? horde.lureCell : waypoints.next(horde, navigator.cellOf(horde)));
            horde.lureCell = Grid.NONE;
        }
    }

    /**
     * Returns home and forgets the player. If there is no way home, the horde settles where it is, but in no hallway if
     * that can be helped; for a while it waits for members that are still in one.
     */
    private static final class ReturnHome implements TreeAction<HordeMind> {
        private final HordeTransitions transitions;
        private final LeaderNavigator navigator;

        ReturnHome(HordeTransitions transitions, LeaderNavigator navigator) {
            this.transitions = transitions;
            this.navigator = navigator;
        }

        @Override
        public void begin(HordeMind horde, int amount) {
            horde.forget();
            transitions.change(horde, MindState.RETURNING);
            navigator.go(horde, horde.homeCell);
        }

        @Override
        public boolean runsToItsEnd() {
            return true;
        }

        @Override
        public boolean advance(HordeMind horde, int amount) {
            LeaderNavigator.TravelResult result = navigator.advance(horde);
            if (result == LeaderNavigator.TravelResult.GIVEN_UP) {
                horde.homeCell = navigator.findNewHome(horde);
            }
            return result == LeaderNavigator.TravelResult.GOING
                    || (result == LeaderNavigator.TravelResult.THERE && navigator.waitsForOthers(horde));
        }
    }
}
