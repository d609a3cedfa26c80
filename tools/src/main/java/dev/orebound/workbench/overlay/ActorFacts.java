package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.tactic.TacticSystem;
import org.jspecify.annotations.Nullable;

/** Describes the actor on a cell: health, state, goal, horde, attack and status effects. */
final class ActorFacts {
    private final World world;
    private final ContentNames names;

    ActorFacts(World world, ContentNames names) {
        this.world = world;
        this.names = names;
    }

    void tell(int cell, FactSheet sheet) {
        Entity monster = MonsterLookup.monsterAt(cell, world);
        if (monster != null) {
            tellMonster(monster, sheet);
        } else if (world.player().body().cell == cell) {
            HealthComponent health = world.player().health();
            sheet.row(CellFact.WHO, UiPalette.GOLD).say(names.of("overlay.word.you"));
            sayHealth(health, sheet);
            tellStatuses(STATUSES.get(world.player().entity()), sheet);
        }
    }

    private void tellMonster(Entity monster, FactSheet sheet) {
        long spawnId = SPAWNS.get(monster).spawnId;
        MindComponent mind = MINDS.get(monster);
        sheet.row(CellFact.WHO, UiPalette.GOLD).say(names.monsters.get(MONSTERS.get(monster).monster));
        sheet.say(names.of("overlay.word.number")).say(spawnId);
        sayHealth(HEALTHS.get(monster), sheet);
        sheet.row(CellFact.MIND, OverlayColors.of(mind.state)).say(names.mindStates.get(mind.state.ordinal()));
        String tactic = world.insight().tacticOf(spawnId);
        if (mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC)) {
            sheet.on(",").say(names.tactic(tactic));
        }
        sheet.on(",").say(mind.ticks / TickClock.TICKS_A_SECOND).say(names.of("overlay.word.seconds"));
        tellWish(WISHES.get(monster), sheet);
        tellHorde(MonsterLookup.hordeOf(monster, world), spawnId, sheet);
        tellBlow(STRIKERS.get(monster), sheet);
        tellStatuses(STATUSES.get(monster), sheet);
    }

    private void sayHealth(HealthComponent health, FactSheet sheet) {
        sheet.on(",").say(names.of("overlay.word.health")).say(Math.max(0, health.health));
        sheet.say(names.of("overlay.word.of")).say(health.most);
    }

    private void tellWish(@Nullable WishComponent wish, FactSheet sheet) {
        if (wish == null) {
            return;
        }
        Grid grid = world.floor().grid();
        sheet.row(CellFact.WISH).say(names.travelModes.get(wish.way.ordinal()));
        if (wish.way == TravelMode.TO_CELL) {
            sheet.say(grid.x(wish.cell)).on(",").say(grid.y(wish.cell));
        } else if (wish.way == TravelMode.STRAIGHT) {
            sheet.say((int) wish.x).on(",").say((int) wish.y);
        }
    }

    private void tellHorde(@Nullable HordeMind horde, long spawnId, FactSheet sheet) {
        if (horde == null) {
            return;
        }
        sheet.row(CellFact.HORDE).say(horde.number()).on(",");
        if (horde.leaderSpawnId() == spawnId) {
            sheet.say(names.of("overlay.leads"));
        } else {
            sheet.say(names.of("overlay.word.led_by")).say(names.of("overlay.word.number"));
            sheet.say(horde.leaderSpawnId());
        }
        sheet.on(",").say(horde.size()).say(names.of("overlay.word.alive"));
        sheet.on(",").say(names.mindStates.get(horde.state().ordinal()));
    }

    private void tellBlow(@Nullable StrikerComponent striker, FactSheet sheet) {
        if (striker != null && striker.phase == StrikePhase.WINDING_UP) {
            sheet.row(CellFact.BLOW, UiPalette.FLAME)
                    .say(names.of("overlay.word.winds_up"))
                    .say(striker.ticks);
            sheet.say(names.of("overlay.word.ticks"));
        }
    }

    private void tellStatuses(@Nullable StatusComponent statuses, FactSheet sheet) {
        boolean isFirst = true;
        for (int i = 0; statuses != null && i < StatusEffect.COUNT; i++) {
            if (statuses.ticks[i] > 0) {
                if (isFirst) {
                    sheet.row(CellFact.STATUS, UiPalette.WATER_LIGHT);
                } else {
                    sheet.on(",");
                }
                isFirst = false;
                sheet.say(names.statuses.get(i)).say(statuses.ticks[i] / TickClock.TICKS_A_SECOND);
                sheet.say(names.of("overlay.word.seconds"));
            }
        }
    }
}
