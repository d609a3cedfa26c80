package dev.orebound.world.tactic;

import java.util.List;

/** The tactics of a hunting monster in order of priority. In each tick the first tactic that decides is followed. */
final class HuntingTactics {
    /** One way of behaving in a fight. */
    private interface Tactic {
        /**
         * Decides what a monster does in this tick, if this tactic applies. Then the wish or the wanted attack is
         * written, and no later tactic is asked.
         */
        boolean decide(HuntingTactics all, TacticActor actor);
    }

    /** A tactic and the name by which texts and recordings of decisions know it. */
    private record NamedTactic(String name, Tactic tactic) {}

    private static final List<NamedTactic> IN_ORDER = List.of(
            // Fear comes before anything that hurts the foe.
            new NamedTactic("shun_fire", (all, actor) -> all.fear.avoidFire(actor)),
            // A monster that goes for a ward minds the player no more than it must.
            new NamedTactic("besiege", (all, actor) -> all.attack.besiege(actor)),
            // Nor does one that a bulwark has drawn to itself.
            new NamedTactic("taunted", (all, actor) -> all.attack.answerTaunt(actor)),
            // After a blow, and before the next.
            new NamedTactic("withdraw", (all, actor) -> all.retreat.withdraw(actor)),
            // A monster that keeps its distance shoots first and corrects its distance afterwards.
            new NamedTactic("strike", (all, actor) -> all.attack.strikeFromAfar(actor)),
            new NamedTactic("back_off", (all, actor) -> all.retreat.backOff(actor)),
            // A monster that is close and does not back off uses any attack it has.
            new NamedTactic("strike", (all, actor) -> all.attack.strike(actor)),
            // It may strike from the dark, but go no farther than that.
            new NamedTactic("shun_light", (all, actor) -> all.fear.avoidLight(actor)),
            // No monster that is far from its post leaves it for a foe.
            new NamedTactic("leash", (all, actor) -> all.position.returnToPost(actor)),
            // Nor does a monster without a shot stand in view of a foe that it cannot reach.
            new NamedTactic("take_cover", (all, actor) -> all.cover.takeCover(actor)),
            // Positions of monsters that do not close in.
            new NamedTactic("stay_behind", (all, actor) -> all.position.stayBehindAllies(actor)),
            new NamedTactic("keep_apart", (all, actor) -> all.position.keepApart(actor)),
            new NamedTactic("hold_distance", (all, actor) -> all.position.holdDistance(actor)),
            new NamedTactic("patience", (all, actor) -> all.attack.waitForShot(actor)),
            // Ways of those that close in.
            new NamedTactic("lane", (all, actor) -> all.approach.takeLane(actor)),
            new NamedTactic("queue", (all, actor) -> all.cover.waitTurn(actor)),
            new NamedTactic("elsewhere", (all, actor) -> all.approach.flankWhenStuck(actor)),
            new NamedTactic("surround", (all, actor) -> all.approach.surround(actor)),
            new NamedTactic("approach", (all, actor) -> all.approach.approach(actor)));

    private final FearTactics fear;
    private final AttackTactics attack;
    private final RetreatTactics retreat;
    private final CoverTactics cover;
    private final PositionTactics position;
    private final ApproachTactics approach;

    HuntingTactics(
            FearTactics fear,
            AttackTactics attack,
            RetreatTactics retreat,
            CoverTactics cover,
            PositionTactics position,
            ApproachTactics approach) {
        this.fear = fear;
        this.attack = attack;
        this.retreat = retreat;
        this.cover = cover;
        this.position = position;
        this.approach = approach;
    }

    /**
     * Lets the first tactic decide that applies, and returns its name, or {@link TacticSystem#NO_TACTIC} if none does.
     */
    String decide(TacticActor actor) {
        for (int i = 0; i < IN_ORDER.size(); i++) {
            if (IN_ORDER.get(i).tactic().decide(this, actor)) {
                return IN_ORDER.get(i).name();
            }
        }
        return TacticSystem.NO_TACTIC;
    }

    /** Returns the names in order of priority; two tactics may share a name. */
    static List<String> names() {
        return IN_ORDER.stream().map(NamedTactic::name).toList();
    }
}
