package dev.orebound.world;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.item.BrewBook;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;

/** A fight on a drawn floor in which tests throw brews at labels, put ground on cells and ask what lies there. */
public final class GroundStage {
    private static final int LASTING = 1000;

    public final FightScenario fight;
    public final GroundEffects ground;
    private final GroundChanges changes;

    private GroundStage(FightScenario fight) {
        this.fight = fight;
        ground = fight.world().part(GroundEffects.class);
        changes = fight.world().parts.get(GroundChanges.class);
    }

    /** Returns a stage on which monsters stand still and last long. */
    public static GroundStage still(String drawing, String... kinds) {
        GroundStage stage = lively(drawing, kinds.length == 0 ? new String[] {"goblin"} : kinds);
        for (int i = 0; i < stage.fight.world().monsters().size(); i++) {
            HealthComponent health = stage.fight.health(i);
            health.most = LASTING;
            health.health = LASTING;
            health.staggerTicks = 100_000;
        }
        return stage;
    }

    /** Returns a stage on which monsters do as they like. */
    public static GroundStage lively(String drawing, String... kinds) {
        return new GroundStage(FightScenario.of(drawing, kinds));
    }

    /** Throws a flask of a brew at a label and waits until it breaks. */
    public GroundStage breaks(String brew, char label) {
        Grid grid = fight.world().floor().grid();
        BrewBook book = fight.content().brews();
        fight.waits(40);
        Arrays.fill(fight.player().component().flasks, 20);
        fight.player().component().chosenOres = book.oresOf(book.all().indexOf(brew));
        int broken = fight.count(EventType.FLASK_BROKEN);
        fight.aimsAt(label).throwsFar(grid.steps8(fight.player().body().cell, fight.cell(label)));
        fight.waitsUntil(() -> fight.count(EventType.FLASK_BROKEN) > broken, 60);
        return this;
    }

    /** Draws a lay of a brew towards a label, to its full length. */
    public GroundStage lays(String brew, char label) {
        BrewBook book = fight.content().brews();
        int index = book.all().indexOf(brew);
        fight.player().component().chosenOres = book.oresOf(index);
        fight.player().component().brews[index] = 2;
        fight.aimsAt(label).holds(Intent.LAY, 60).waits(1);
        return this;
    }

    /** Puts a ground on a cell for a time. */
    public GroundStage put(String kind, int cell, int ticks) {
        changes.lay(fight.content().grounds().indexOf(kind), cell, ticks, Direction.EAST, 0, -1);
        return this;
    }

    /** Brings an influence of nobody's to a cell. */
    public GroundStage brings(GroundInfluence influence, int cell) {
        changes.pour(influence, cell, 0, -1, ReactionTable.NONE);
        return this;
    }

    /** Puts a status on a monster, as a blow would. */
    public GroundStage inflicts(int monster, StatusEffect status, int ticks) {
        fight.world()
                .parts
                .get(StatusEffects.class)
                .inflict(fight.monster(monster), new TimedStatus(status, ticks), 0, -1);
        return this;
    }

    public boolean has(String kind, int cell) {
        GroundKind is = fight.content().grounds().get(kind);
        return ground.kindAt(is.slot(), cell) == fight.content().grounds().indexOf(kind);
    }

    public int count(String kind) {
        return ground.count(fight.content().grounds().indexOf(kind));
    }

    public boolean suffers(int monster, StatusEffect status) {
        return FightScenario.part(fight.monster(monster), StatusComponent.class).has(status);
    }

    public boolean playerSuffers(StatusEffect status) {
        return FightScenario.part(fight.player().entity(), StatusComponent.class)
                .has(status);
    }

    public int ticksOf(int monster, StatusEffect status) {
        return FightScenario.part(fight.monster(monster), StatusComponent.class).ticks[status.ordinal()];
    }
}
