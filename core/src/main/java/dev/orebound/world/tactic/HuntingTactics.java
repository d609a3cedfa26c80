package dev.orebound.world.tactic;

import java.util.List;

/** The tactics of a hunting monster in order of priority. In each tick the first tactic that decides is followed. */
final class HuntingTactics {
    /** One way of behaving in a fight. */
    private interface Tactic {
        /**
         * Decides what a monster does in this tick, if this tactic applies. Then the wish or the wanted attack is written, and no
         * later tactic is asked.
         */
        boolean decide(TacticActor actor);
    }

    /** A tactic and the name by which texts and recordings of decisions know it. */
    private record NamedTactic(String name, Tactic tactic) {}

    private final List<NamedTactic> inOrder;

    HuntingTactics(
            FearTactics fear,
            AttackTactics attack,
            RetreatTactics retreat,
            CoverTactics cover,
            PositionTactics position,
            ApproachTactics approach) {
        inOrder = List.of(
                // Fear comes before anything that hurts the foe.
                new NamedTactic("shun_fire", fear::avoidFire),
                // After a blow, and before the next.
                new NamedTactic("withdraw", retreat::withdraw),
                // A monster that keeps its distance shoots first and corrects its distance afterwards.
                new NamedTactic("strike", attack::strikeFromAfar),
                new NamedTactic("back_off", retreat::backOff),
                // A monster that is close and does not back off uses any attack it has.
                new NamedTactic("strike", attack::strike),
                // It may strike from the dark, but go no farther than that.
                new NamedTactic("shun_light", fear::avoidLight),
                // No monster that is far from its post leaves it for a foe.
                new NamedTactic("leash", position::returnToPost),
                // Nor does a monster without a shot stand in view of a foe that it cannot reach.
                new NamedTactic("take_cover", cover::takeCover),
                // Where monsters stand that do not close in.
                new NamedTactic("stay_behind", position::stayBehindAllies),
                new NamedTactic("keep_apart", position::keepApart),
                new NamedTactic("hold_distance", position::holdDistance),
                new NamedTactic("patience", attack::waitForShot),
                // How monsters come that do close in.
                new NamedTactic("lane", approach::takeLane),
                new NamedTactic("queue", cover::waitTurn),
                new NamedTactic("elsewhere", approach::flankWhenStuck),
                new NamedTactic("surround", approach::surround),
                new NamedTactic("approach", approach::approach));
    }

    /** Lets the first tactic decide that applies, and returns its name, or {@link TacticSystem#NO_TACTIC} if none does. */
    String decide(TacticActor actor) {
        for (int i = 0; i < inOrder.size(); i++) {
            if (inOrder.get(i).tactic().decide(actor)) {
                return inOrder.get(i).name();
            }
        }
        return TacticSystem.NO_TACTIC;
    }

    /** Returns the names in order of priority; two tactics may share a name. */
    List<String> names() {
        return inOrder.stream().map(NamedTactic::name).toList();
    }
}
