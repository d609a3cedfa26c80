package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import java.util.List;
import java.util.Locale;

/** How a hunter fights: the one list of tactics, the most pressing first. The first that decides is followed. */
final class HuntingTactics {
    private final List<Tactic> inOrder;
    private final List<String> names;

    HuntingTactics(
            Content content,
            FloorState state,
            Player player,
            HazardMap perils,
            ShunLight light,
            AttackChoice choice,
            TerrainQueries lie,
            Nearby nearby,
            RetreatTactics retreat,
            AllyGroups company,
            MonsterColumns all) {
        TacticRules rules = content.tactics();
        inOrder = List.of(
                // Fear comes before anything that hurts the foe.
                new ShunFire(rules, retreat, player.entity().getComponent(StatusComponent.class), perils, lie, nearby),
                // After a blow, and before the next.
                new Withdraw(retreat),
                // Whoever keeps a distance shoots from where it stands, and only then sees to its distance.
                Strike.fromAfar(choice, all::entities),
                new BackOff(retreat),
                // Close by and not on the way out: whatever it has.
                Strike.any(choice, all::entities),
                // From the dark it may strike, and no farther than that.
                light,
                // A post is left for nobody who is far from it.
                new Leash(lie.grid()),
                // Nor does anybody without a shot stand in view where no way leads on.
                new TakeCover(rules, lie, nearby, state),
                // Where to stand, for those who do not close up.
                new StayBehind(rules.places(), lie, company),
                new KeepApart(rules.places(), lie, state.opaque(), company, all),
                new HoldDistance(rules, lie),
                new Patience(choice),
                // How to come, for those who do.
                new Lane(rules.lanes(), lie),
                new Queue(rules.waiting(), lie, state, company),
                new Elsewhere(rules, lie),
                new Surround(rules, lie, company),
                new Approach());
        names = inOrder.stream().map(HuntingTactics::nameOf).toList();
    }

    /** {@code HoldDistance} is {@code hold_distance}. */
    private static String nameOf(Tactic tactic) {
        String name = tactic.getClass().getSimpleName();
        return name.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    /** Lets the first decide who has something to say, and returns its name; {@link TacticLog#NONE} if none has. */
    String decide(TacticActor at) {
        for (int i = 0; i < inOrder.size(); i++) {
            if (inOrder.get(i).decides(at)) {
                return names.get(i);
            }
        }
        return TacticLog.NONE;
    }

    /** What each is called, the most pressing first; two may share a name. */
    List<String> names() {
        return names;
    }
}
