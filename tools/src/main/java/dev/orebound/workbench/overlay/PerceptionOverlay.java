package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import dev.orebound.world.WorldInspector;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows perception: the distances at which sleeping and awake monsters notice the player, each monster's facing, the
 * sight range of leaders and of the pointed monster, noises, and above each monster how near it is to noticing the
 * player or to giving up the chase.
 */
final class PerceptionOverlay implements CaveOverlay {
    private static final float ABOVE = 0.95f;
    private static final float BAR_WIDE = 0.9f;
    private static final float FULL_PERCENT = 100;

    /** The number of ticks for which a noise is shown; the world itself forgets it at once. */
    private static final int NOISE_TICKS = 45;

    private final List<PastNoise> noises = new ArrayList<>();

    @Override
    public void enter(World world) {
        noises.clear();
    }

    @Override
    public void afterTick(World world) {
        noises.removeIf(noise -> world.tick() - noise.tick >= NOISE_TICKS);
        WorldInspector insight = world.insight();
        for (int i = 0; i < insight.noises(); i++) {
            noises.add(new PastNoise(insight.noiseX(i), insight.noiseY(i), world.tick()));
        }
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        World world = viewport.world();
        MindRules rules = world.content().minds();
        BodyComponent player = world.player().body();
        float asleep = world.noticeCells();
        float awake = asleep * rules.notice().awakePercent() / FULL_PERCENT;
        painter.ring(player.x, player.y, asleep, UiPalette.GOLD, 1);
        painter.ring(player.x, player.y, awake, UiPalette.FLAME, 1);
        painter.number(
                viewport.x(player.x),
                viewport.y(player.y + asleep),
                Math.round(asleep),
                painter.grain(),
                UiPalette.GOLD);
        painter.number(
                viewport.x(player.x),
                viewport.y(player.y + awake),
                Math.round(awake),
                painter.grain(),
                UiPalette.FLAME);
        for (PastNoise noise : noises) {
            float left = 1 - (world.tick() - noise.tick) / (float) NOISE_TICKS;
            painter.dashedRing(noise.x, noise.y, rules.noiseCells(), UiPalette.BONE_LIGHT, left);
        }
        for (Entity monster : world.monsters()) {
            draw(monster, asleep, awake, viewport, painter);
        }
    }

    private void draw(Entity monster, float asleep, float awake, CaveViewport viewport, CellPainter painter) {
        BodyComponent body = BODIES.get(monster);
        MindComponent mind = MINDS.get(monster);
        if (!viewport.showsAbout(body.x, body.y, 1)) {
            return;
        }
        World world = viewport.world();
        float sight =
                world.content().monsters().at(MONSTERS.get(monster).monster).sightCells();
        boolean sees = world.floorState().isInSight(body.cell);
        if (isToldOf(monster, viewport)) {
            painter.dashedRing(body.x, body.y, sight, UiPalette.WATER_LIGHT, 1);
        }
        painter.line(body.x, body.y, body.x + body.facingX, body.y + body.facingY, UiPalette.WATER_LIGHT, 1);
        painter.head(
                body.x + body.facingX,
                body.y + body.facingY,
                body.facingX,
                body.facingY,
                0.25f,
                UiPalette.WATER_LIGHT,
                1);
        float reach = Math.min(sight, mind.state == MindState.ASLEEP ? asleep : awake);
        float alertness = alertness(monster, mind, sees ? reach : 0, world);
        painter.bar(
                body.x,
                body.y + ABOVE,
                BAR_WIDE,
                alertness,
                mind.state == MindState.HUNTING ? UiPalette.FLAME : UiPalette.GOLD);
    }

    /** Returns true if a monster gets a ring; with a ring for each, they would hide one another. */
    private boolean isToldOf(Entity monster, CaveViewport viewport) {
        HordeMind horde = MonsterLookup.hordeOf(monster, viewport.world());
        boolean isPointedAt =
                viewport.mouse() != Grid.NONE && MonsterLookup.monsterAt(viewport.mouse(), viewport.world()) == monster;
        return isPointedAt || horde == null || horde.leaderSpawnId() == SPAWNS.get(monster).spawnId;
    }

    private float alertness(Entity monster, MindComponent mind, float reach, World world) {
        HordeMind horde = MonsterLookup.hordeOf(monster, world);
        if (mind.state == MindState.HUNTING) {
            float follow = world.content().minds().hordes().followTicks();
            return horde == null ? 1 : 1 - horde.unseenTicks() / Math.max(1, follow);
        }
        BodyComponent body = BODIES.get(monster);
        float dx = body.x - world.player().body().x;
        float dy = body.y - world.player().body().y;
        return reach / Math.max(0.5f, (float) Math.sqrt(dx * dx + dy * dy));
    }

    /** A noise of the last moments. */
    private record PastNoise(float x, float y, long tick) {}
}
