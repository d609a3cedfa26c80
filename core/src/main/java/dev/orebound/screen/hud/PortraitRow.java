package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.Party;

/** Shows a portrait of each companion, with its health and its order. All shake if an order cannot be carried out. */
final class PortraitRow implements HudPart {
    private static final int STEP_GRAINS = 22;
    private static final int WIDE_GRAINS = 20;
    private static final int HIGH_GRAINS = 22;
    private static final int GAUGE_GRAINS = 4;
    private static final float LOW = 0.3f;
    private static final float FLASH_SECONDS = 0.35f;
    private static final float SHAKE_SECONDS = 0.35f;

    private final World world;
    private final TextureRegion[] pictures;
    private final TextureRegion[] orders;
    private final int[] before = new int[Party.MOST_COMPANIONS];
    private final float[] flash = new float[Party.MOST_COMPANIONS];
    private float shaking;

    PortraitRow(World world, SpriteAtlas sprites) {
        this.world = world;
        pictures = new TextureRegion[world.content().monsters().size()];
        for (int kind = 0; kind < pictures.length; kind++) {
            pictures[kind] = sprites.frame(world.content().monsters().at(kind).sprite() + ".idle", 0);
        }
        orders = new TextureRegion[CompanionOrder.values().length];
        for (CompanionOrder order : CompanionOrder.values()) {
            orders[order.ordinal()] = sprites.frame("order_" + order.id(), 0);
        }
    }

    @Override
    public void hear(WorldEvent event) {
        shaking = event.type() == EventType.ORDER_REFUSED ? SHAKE_SECONDS : shaking;
    }

    @Override
    public void update(float seconds) {
        shaking = Math.max(0, shaking - seconds);
        for (int i = 0; i < before.length; i++) {
            int health = i < world.companions().size() ? health(i).health : 0;
            flash[i] = health < before[i] ? FLASH_SECONDS : Math.max(0, flash[i] - seconds);
            before[i] = health;
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isMapLarge || frame.isOver) {
            return;
        }
        LayoutBox box = frame.layout().party();
        int most = Math.min(Party.MOST_COMPANIONS, world.companions().size());
        int aside = Math.round((float) Math.sin(shaking * 60) * 2 * shaking / SHAKE_SECONDS) * frame.grain();
        for (int i = 0; i < most; i++) {
            drawOne(
                    pane,
                    world.companions().get(i),
                    i,
                    box.x() + aside + i * STEP_GRAINS * frame.grain(),
                    box,
                    frame.grain());
        }
    }

    private void drawOne(UiPane pane, Entity entity, int number, int x, LayoutBox box, int grain) {
        CompanionComponent companion = entity.getComponent(CompanionComponent.class);
        HealthComponent health = entity.getComponent(HealthComponent.class);
        float share = health.health / (float) Math.max(1, health.most);
        int width = WIDE_GRAINS * grain;
        int foot = box.top() - HIGH_GRAINS * grain;
        int rim = pane.flashes().flash(flash[number]) > 0 || share < LOW ? UiPalette.BLOOD : UiPalette.STONE;
        pane.panel(x, foot, width, HIGH_GRAINS * grain, grain, UiPalette.INK, rim, 0.82f);
        TextureRegion picture = pictures[companion.monster];
        int times = Math.max(1, grain);
        while (times > 1
                && (picture.getRegionWidth() * times > width
                        || picture.getRegionHeight() * times > HIGH_GRAINS * grain)) {
            times--;
        }
        float left = Math.round(x + (width - picture.getRegionWidth() * times) / 2f);
        pane.picture(picture, left, foot + (float) grain, times, 1);
        drawGauge(pane, x, foot - (GAUGE_GRAINS + 1) * grain, width, grain, share);
        drawRank(pane, companion, x, foot, grain);
        if (companion.order != CompanionOrder.FOLLOW) {
            TextureRegion order = orders[companion.order.ordinal()];
            pane.picture(order, x + width - order.getRegionWidth() * (float) grain, foot, grain, 1);
        }
    }

    /**
     * Draws a pip for each rank, a line that grows with each meal until the next, and a gem in the colour of the ore
     * whose gift the golem has.
     */
    private void drawRank(UiPane pane, CompanionComponent companion, int x, int foot, int grain) {
        GolemBook golems = world.content().golems();
        GolemKind golem = golems.ofMonster(companion.monster);
        if (golem == null) {
            return;
        }
        float growth = golems.rules().growth(companion.fedMeasures);
        if (growth < 1) {
            ContentTable<Ore> ores = world.content().ores();
            int rgb = ores.at(ores.indexOf(golem.ore())).light().rgb();
            float wide = (WIDE_GRAINS - 2) * grain;
            pane.fill(x + grain, foot + grain, wide, grain, UiPalette.STONE, 1);
            pane.fill(x + grain, foot + grain, Math.round(wide * growth), grain, rgb, 1);
        }
        int top = foot + (HIGH_GRAINS - 4) * grain;
        int rank = golems.rules().rankOf(companion.fedMeasures);
        for (int i = 0; i <= rank; i++) {
            int left = x + (2 + 3 * i) * grain;
            pane.fill(left, top, 2f * grain, 2f * grain, UiPalette.GOLD, 1);
        }
        if (companion.giftOre >= 0) {
            int rgb = world.content().ores().at(companion.giftOre).light().rgb();
            int left = x + (WIDE_GRAINS - 5) * grain;
            pane.glow(left + 1.5f * grain, top + (float) grain, 6f * grain, rgb, 0.6f);
            pane.fill(left, top - (float) grain, 3f * grain, 3f * grain, rgb, 1);
        }
    }

    private static void drawGauge(UiPane pane, int x, int y, int width, int grain, float share) {
        pane.panel(x, y, width, GAUGE_GRAINS * grain, grain, UiPalette.INK, UiPalette.STONE, 0.9f);
        float inner = width - 2f * grain;
        float filled = share <= 0 ? 0 : Math.max(grain, Math.round(inner * Math.min(1, share)));
        int rgb = share < LOW ? UiPalette.BLOOD : UiPalette.LEAF;
        pane.fill(x + grain, y + grain, filled, (GAUGE_GRAINS - 2f) * grain, rgb, 1);
    }

    private HealthComponent health(int companion) {
        return world.companions().get(companion).getComponent(HealthComponent.class);
    }
}
