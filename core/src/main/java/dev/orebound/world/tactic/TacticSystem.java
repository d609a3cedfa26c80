package dev.orebound.world.tactic;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import java.util.List;

/** Decides how each monster moves and attacks, by the state of its mind and by its manner. It writes wishes and no speed. */
public final class TacticSystem extends EntitySystem {
    /** Stands for the tactic of a monster that has not hunted or for which no tactic applied. */
    public static final String NO_TACTIC = "none";
    /** More than ever hunt on a floor; beyond that the record of tactics starts anew. */
    private static final int MOST_RECORDED = 1024;

    private final ActorColumns monsters;
    private final TacticRules rules;
    private final TickClock clock;
    private final FloorState state;
    private final Player player;
    private final TacticActor actor;
    private final AllyGroups allies;
    private final FleeBehaviour flight;
    private final CalmBehaviour calm;
    private final HuntingTactics tactics;
    private final AttackTactics attack;
    private final SwimmingBehaviour swimming;
    /** The tactic that each hunter followed last. Nothing in the simulation reads it, so it is neither hashed nor saved. */
    private final LongMap<String> tacticBySpawnId = new LongMap<>(MOST_RECORDED);

    public TacticSystem(
            FloorContext context,
            HazardMap hazards,
            HordeMinds hordes,
            SpawnOrder friends,
            FlowFields fields,
            MonsterSenses senses,
            FloorArenas arenas) {
        monsters = context.columns();
        rules = context.content().tactics();
        clock = context.clock();
        state = context.state();
        player = context.player();
        TerrainQueries terrain = new TerrainQueries(state.unwalkable());
        NearestCellSearch search = new NearestCellSearch(terrain, rules.coverCells());
        attack = new AttackTactics(new AttackChoice(context.content(), state, fields), monsters, arenas);
        actor = new TacticActor(context, friends, fields, monsters);
        allies = new AllyGroups(context.floor(), fields, monsters);
        RetreatTactics retreat = new RetreatTactics(rules.backingOff(), terrain);
        FearTactics fear = new FearTactics(context, hazards, senses, fields.toPlayer(), terrain, search, retreat);
        flight = new FleeBehaviour(rules, context.events(), hordes, allies, retreat);
        calm = new CalmBehaviour(rules, clock, hordes, terrain, fear);
        tactics = new HuntingTactics(
                fear,
                attack,
                retreat,
                new CoverTactics(rules, terrain, search, state, allies),
                new PositionTactics(rules, terrain, state.opaque(), allies, monsters),
                new ApproachTactics(rules, terrain, allies));
        swimming = new SwimmingBehaviour(state, attack);
    }

    /** Returns the name of the tactic that a monster last hunted by, or {@link #NO_TACTIC}. */
    public String tacticOf(long spawnId) {
        return tacticBySpawnId.get(spawnId, NO_TACTIC);
    }

    /** Returns the names of all tactics in order of priority. */
    public static List<String> tacticsInOrder() {
        return HuntingTactics.names();
    }

    @Override
    public void update(float seconds) {
        allies.gather();
        for (int number = 0; number < monsters.awakeCount(); number++) {
            int index = monsters.awake(number);
            if (monsters.tactics.find(index) != null) {
                step(index);
            }
        }
    }

    private void step(int index) {
        monsters.strikers.get(index).wanted = false;
        monsters.wishes.get(index).goesOn = keepsWish(index);
        if (monsters.wishes.get(index).goesOn) {
            return;
        }
        actor.take(index);
        if (actor.striker.phase == StrikePhase.STRIKING) {
            actor.stand();
            return;
        }
        if (actor.striker.phase == StrikePhase.RECOVERING) {
            actor.tactic.withdrawTicks = actor.manner.withdrawTicks();
        }
        flight.update(actor);
        if (flight.hasEscaped(actor)) {
            getEngine().removeEntity(monsters.entity(index));
            return;
        }
        boolean isFree = actor.striker.phase == StrikePhase.READY && actor.health.staggerTicks == 0;
        actor.stand();
        if (isFree && actor.kind.swims()) {
            swimming.decide(actor);
        } else if (isFree) {
            decide(index);
        }
    }

    /**
     * Returns whether the monster keeps its wish of the previous tick. Hunters that are far from the player and out of its sight
     * decide only in turn, and otherwise just come nearer. Uses the cheapest test first, because most members of a large horde are
     * far away.
     */
    private boolean keepsWish(int index) {
        boolean isOnItsWay = monsters.wishes.get(index).way == TravelMode.TO_PREY
                && (clock.tick() + monsters.spawnId(index)) % rules.farTicks() != 0
                && monsters.minds.get(index).state == MindState.HUNTING
                && isFarAndUnseen(monsters.bodies.get(index))
                && monsters.strikers.get(index).phase == StrikePhase.READY
                && monsters.healths.get(index).staggerTicks == 0
                && player.isAlive();
        if (!isOnItsWay) {
            return false;
        }
        TacticComponent tactic = monsters.tactics.get(index);
        if (tactic.withdrawTicks + tactic.backTicks + tactic.restTicks + tactic.sideTicks > 0) {
            return false;
        }
        if (tactic.baulkedTicks > 0) {
            tactic.baulkedTicks++;
        }
        return true;
    }

    private boolean isFarAndUnseen(BodyComponent body) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        return dx * dx + dy * dy > rules.farCells() * rules.farCells() && !state.isInSight(body.cell);
    }

    private void decide(int index) {
        switch (actor.mind.state) {
            case ASLEEP, SHACKLED -> actor.stand();
            case WANDERING -> calm.wander(actor);
            case GUARDING -> calm.guard(actor);
            case RETURNING -> calm.goHome(actor);
            case SEARCHING -> calm.search(actor);
            case FLEEING -> flee();
            case HUNTING -> hunt(index);
        }
    }

    /** Runs away; only a cornered monster strikes. */
    private void flee() {
        if (actor.player.isAlive() && flight.isCornered(actor) && attack.strike(actor)) {
            return;
        }
        if (!flight.backOff(actor)) {
            actor.goToSafety();
        }
    }

    private void hunt(int index) {
        if (!actor.player.isAlive()) {
            return;
        }
        String tactic = tactics.decide(actor);
        if (tacticBySpawnId.size >= MOST_RECORDED) {
            tacticBySpawnId.clear();
        }
        tacticBySpawnId.put(monsters.spawnId(index), tactic);
    }

    /** The tactics of a hunting monster in order of priority. In each tick the first tactic that decides is followed. */
    private static final class HuntingTactics {
        /** One way of behaving in a fight. */
        private interface Tactic {
            /**
             * Decides what a monster does in this tick, if this tactic applies. Then the wish or the wanted attack is written, and no
             * later tactic is asked.
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
                // Where monsters stand that do not close in.
                new NamedTactic("stay_behind", (all, actor) -> all.position.stayBehindAllies(actor)),
                new NamedTactic("keep_apart", (all, actor) -> all.position.keepApart(actor)),
                new NamedTactic("hold_distance", (all, actor) -> all.position.holdDistance(actor)),
                new NamedTactic("patience", (all, actor) -> all.attack.waitForShot(actor)),
                // How monsters come that do close in.
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

        /** Lets the first tactic decide that applies, and returns its name, or {@link TacticSystem#NO_TACTIC} if none does. */
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
}
