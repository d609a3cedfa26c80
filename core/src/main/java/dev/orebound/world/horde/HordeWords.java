package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import dev.orebound.content.ai.TaskWord;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeVocabulary;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** Defines the words of trees for hordes. */
final class HordeWords {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final HordeMinds hordes;
    private final Player player;
    private final Grid grid;
    private final int followTicks;
    private final int settleTicks;

    private HordeWords(FloorContext context, HordeMinds hordes) {
        this.hordes = hordes;
        player = context.player();
        grid = context.floor().grid();
        followTicks = context.content().minds().hordes().followTicks();
        settleTicks = context.content().minds().hordes().settleTicks();
    }

    static TreeVocabulary<HordeMind> define(
            FloorContext context,
            HordeMinds hordes,
            FlowFields fields,
            WorldStreams chance,
            MonsterSenses senses,
            HordeTransitions transitions) {
        HordeWords words = new HordeWords(context, hordes);
        MindRules rules = context.content().minds();
        LeaderNavigator navigator = new LeaderNavigator(context, hordes, fields);
        PatrolWaypoints waypoints = new PatrolWaypoints(
                context.floor(), context.state(), rules.hordes(), fields.toPlayer(), chance.minds());
        return new TreeVocabulary<HordeMind>()
                .define(TaskWord.KNOWS_PLAYER, (horde, amount) -> words.knowsPlayer(horde))
                .define(TaskWord.HAS_TRACE, (horde, amount) -> horde.lastSeenCell != Grid.NONE)
                .define(TaskWord.FEW_LEFT, (horde, percent) -> horde.size() * 100 <= horde.bornSize * percent)
                .define(TaskWord.BADLY_HURT, HordeWords::isBadlyHurt)
                .define(TaskWord.UNBROKEN, (horde, ticks) -> isFleeing(horde) || horde.unfledTicks >= ticks)
                .define(TaskWord.IS_AWAY, words::isAway)
                .define(TaskWord.IS_RESTLESS, (horde, percent) -> horde.temper < percent)
                .define(TaskWord.HUNT, new HordeActions.StayInState(transitions, MindState.HUNTING))
                .define(TaskWord.GUARD, new HordeActions.StayInState(transitions, MindState.GUARDING))
                .define(TaskWord.SLEEP, new HordeActions.Sleep(transitions, senses, rules.searchTicks()))
                .define(TaskWord.FLEE, new HordeActions.Flee(transitions))
                .define(TaskWord.SEARCH, new HordeActions.Search(context, chance, transitions, navigator))
                .define(TaskWord.WANDER, new HordeActions.Wander(transitions, navigator, waypoints))
                .define(TaskWord.RETURN_HOME, new HordeActions.ReturnHome(transitions, navigator));
    }

    private boolean knowsPlayer(HordeMind horde) {
        return player.isAlive() && (isFleeing(horde) || horde.unseenTicks <= followTicks);
    }

    /** Returns whether a horde is running. Until its time is up it knows from whom it runs, whether it sees the player or not. */
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
        BodyComponent body = bodies.get(hordes.leader(horde));
        float dx = grid.x(horde.homeCell) + 0.5f - body.x;
        float dy = grid.y(horde.homeCell) + 0.5f - body.y;
        return dx * dx + dy * dy > cells * cells;
    }
}
