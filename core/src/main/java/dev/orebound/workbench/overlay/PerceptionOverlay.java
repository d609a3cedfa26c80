package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;

/**
 * From how far the player is noticed now: a ring for who sleeps, a wider one for who is awake. Where each monster looks, and
 * how far the eyes of whoever leads or is under the mouse reach at most, dashed; noises as far as they are heard. Over each
 * head how near it is to noticing, or how much is left of the chase since nobody sees the player.
 */
final class PerceptionOverlay implements CaveOverlay {
    private static final float ABOVE = 0.95f;
    private static final float BAR_WIDE = 0.9f;
    private static final float FULL_PERCENT = 100;

    private final MonsterLookup minds;
    private final Echoes echoes = new Echoes();

    PerceptionOverlay(MonsterLookup minds) {
        this.minds = minds;
    }

    @Override
    public String name() {
        return "perception";
    }

    @Override
    public void enter(World world) {
        echoes.clear();
    }

    @Override
    public void afterTick(World world) {
        echoes.listen(world);
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        World world = lens.world();
        MindRules rules = world.content().minds();
        BodyComponent player = world.player().body();
        float asleep = world.noticeCells();
        float awake = asleep * rules.notice().awakePercent() / FULL_PERCENT;
        brush.ring(player.x, player.y, asleep, UiPalette.GOLD, 1);
        brush.ring(player.x, player.y, awake, UiPalette.FLAME, 1);
        brush.number(lens.x(player.x), lens.y(player.y + asleep), Math.round(asleep), brush.grain(), UiPalette.GOLD);
        brush.number(lens.x(player.x), lens.y(player.y + awake), Math.round(awake), brush.grain(), UiPalette.FLAME);
        for (int i = 0; i < echoes.size(); i++) {
            float left = echoes.left(i, world.tick());
            if (left > 0) {
                brush.dashedRing(echoes.x(i), echoes.y(i), rules.noiseCells(), UiPalette.BONE_LIGHT, left);
            }
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            draw(monster, asleep, awake, lens, brush);
        }
    }

    private void draw(Entity monster, float asleep, float awake, CaveViewport lens, CellPainter brush) {
        BodyComponent body = minds.bodies.get(monster);
        MindComponent mind = minds.minds.get(monster);
        if (!minds.isShown(body, lens)) {
            return;
        }
        World world = lens.world();
        float sight = world.content()
                .monsters()
                .at(minds.monsters.get(monster).monster)
                .sightCells();
        boolean sees = world.floorState().isInSight(body.cell);
        if (isToldOf(monster, lens)) {
            brush.dashedRing(body.x, body.y, sight, UiPalette.WATER_LIGHT, 1);
        }
        brush.line(body.x, body.y, body.x + body.facingX, body.y + body.facingY, UiPalette.WATER_LIGHT, 1);
        brush.head(body.x + body.facingX, body.y + body.facingY, body.facingX, body.facingY, 0.25f, UiPalette.WATER_LIGHT, 1);
        float reach = Math.min(sight, mind.state == MindState.ASLEEP ? asleep : awake);
        float alertness = alertness(monster, mind, sees ? reach : 0, world);
        brush.bar(body.x, body.y + ABOVE, BAR_WIDE, alertness, mind.state == MindState.HUNTING ? UiPalette.FLAME : UiPalette.GOLD);
    }

    /** Rings of all would hide each other: whoever leads, or stands under the mouse, has one. */
    private boolean isToldOf(Entity monster, CaveViewport lens) {
        HordeMind horde = minds.hordeOf(monster, lens.world());
        boolean isPointedAt = lens.mouse() != Grid.NONE && minds.monsterAt(lens.mouse(), lens.world()) == monster;
        return isPointedAt || horde == null || horde.leaderSpawnId() == minds.spawns.get(monster).spawnId;
    }

    private float alertness(Entity monster, MindComponent mind, float reach, World world) {
        HordeMind horde = minds.hordeOf(monster, world);
        if (mind.state == MindState.HUNTING) {
            float follow = world.content().minds().hordes().followTicks();
            return horde == null ? 1 : 1 - horde.unseenTicks() / Math.max(1, follow);
        }
        BodyComponent body = minds.bodies.get(monster);
        float dx = body.x - world.player().body().x;
        float dy = body.y - world.player().body().y;
        return reach / Math.max(0.5f, (float) Math.sqrt(dx * dx + dy * dy));
    }
}
