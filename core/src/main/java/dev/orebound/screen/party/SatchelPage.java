package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows everything the party carries: ore and its spells, companions, and lasting gains. */
public final class SatchelPage implements GameScreen {
    private static final int HEALTH_UNITS = 46;
    private static final int FELLOWS_UNITS = 112;
    private static final int HIGHEST_ROW_UNITS = 92;

    private final PageContext parts;
    private final PageScaffold frame;
    private final Runnable leave;
    private final TextureRegion heart;
    private final TextLine health;
    private final TextLine gains;
    private final TextLine alone;
    private final float share;
    private final List<OreRow> rows = new ArrayList<>();
    private final List<LayoutBox> rules = new ArrayList<>();
    private final List<CompanionSign> fellows = new ArrayList<>();
    private LayoutBox healthBox = new LayoutBox(0, 0, 1, 1);
    private LayoutBox fellowsBox = new LayoutBox(0, 0, 1, 1);

    /** Creates the page of a party. */
    public SatchelPage(PageContext parts, PartySheet sheet, Runnable leave) {
        this.parts = parts;
        this.leave = leave;
        frame = new PageScaffold(parts, parts.texts().get("satchel.title"), "");
        heart = parts.sprites().frame("hud_heart", 0);
        health = parts.said(TextStyle.BODY, parts.texts().format("party.health", sheet.health(), sheet.most()));
        share = sheet.health() / (float) Math.max(1, sheet.most());
        List<String> lines = sheet.gainLines(parts.texts());
        String none = parts.texts().get("satchel.no_gains");
        gains = parts.said(TextStyle.SMALL, lines.isEmpty() ? none : String.join("\n", lines));
        alone = parts.line(TextStyle.SMALL, "satchel.alone");
        for (int ore = 0;
                ore < Math.min(sheet.flasks().size(), parts.content().ores().size());
                ore++) {
            rows.add(new OreRow(parts, ore, sheet));
        }
        sheet.fellows().forEach(fellow -> fellows.add(new CompanionSign(parts, fellow)));
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int healthHigh = size.pixels(HEALTH_UNITS);
        int fellowsHigh = size.pixels(FELLOWS_UNITS);
        healthBox = new LayoutBox(body.x(), body.top() - healthHigh, body.width(), healthHigh);
        int table = body.height() - healthHigh - fellowsHigh;
        int high = Math.min(size.pixels(HIGHEST_ROW_UNITS), table / Math.max(1, rows.size()));
        rules.clear();
        for (int i = 0; i < rows.size(); i++) {
            LayoutBox row = new LayoutBox(body.x(), healthBox.y() - (i + 1) * high, body.width(), high);
            rows.get(i).layOut(row, size.pixels(10));
            rules.add(row);
        }
        int top = healthBox.y() - rows.size() * high;
        fellowsBox = new LayoutBox(body.x(), top - fellowsHigh, body.width(), fellowsHigh);
    }

    @Override
    public void draw(float seconds) {
        UiPane pane = parts.pane();
        int grain = frame.size().grain();
        pane.begin();
        frame.draw(pane, seconds);
        float alpha = frame.shown();
        drawHealth(pane, grain, alpha);
        for (int i = 0; i < rows.size(); i++) {
            LayoutBox row = rules.get(i);
            pane.fill(row.x(), row.top() - 1f, row.width(), Math.max(1, grain / 2), UiPalette.STONE_DARK, alpha);
            rows.get(i).draw(pane, grain, alpha);
        }
        drawFellows(pane, grain, alpha);
        pane.end();
    }

    private void drawHealth(UiPane pane, int grain, float alpha) {
        int y = healthBox.y() + (healthBox.height() - heart.getRegionHeight() * grain) / 2;
        pane.picture(heart, healthBox.x(), y, grain, alpha);
        int left = healthBox.x() + (heart.getRegionWidth() + 3) * grain;
        int width = healthBox.width() / 3;
        CompanionSign.drawHealth(pane, left, y + 3 * grain, width, 7 * grain, grain, share, alpha);
        float foot = healthBox.y() + Math.round((healthBox.height() - health.capHeight()) / 2f);
        health.drawShadowed(pane.batch(), left + width + 5f * grain, foot, UiPalette.BONE_LIGHT, alpha);
    }

    private void drawFellows(UiPane pane, int grain, float alpha) {
        LayoutBox box = fellowsBox;
        pane.fill(box.x(), box.top() - 1f, box.width(), Math.max(1, grain / 2), UiPalette.STONE_DARK, alpha);
        int left = box.x() + OreRow.lastSpell(box.width());
        int wide = left - box.x();
        int step = Math.min(36 * grain, wide / Party.MOST_COMPANIONS);
        for (int i = 0; i < fellows.size(); i++) {
            fellows.get(i).draw(pane, box.x() + i * step, box.y() + 2 * grain, step, grain, alpha);
        }
        float top = box.top() - 6f * grain;
        if (fellows.isEmpty()) {
            alone.draw(pane.batch(), box.x(), top - alone.capHeight(), UiPalette.BONE_DARK, alpha);
        }
        gains.wrap(box.right() - left);
        gains.draw(pane.batch(), left, top - gains.capHeight(), UiPalette.BONE, alpha);
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (frame.isLeftBy(keycode, action)) {
            leave.run();
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (frame.isLeftAt(x, y)) {
            leave.run();
        }
    }

    /** One ore in the satchel: its flask and its spells, bolts before bursts. */
    private static final class OreRow {
        private static final float FLASK_SHARE = 0.17f;
        private static final int SPELLS = SpellUse.values().length;

        private final FlaskSign flask;
        private final TextLine name;
        private final List<SpellEntry> spells = new ArrayList<>();
        private LayoutBox flaskBox = new LayoutBox(0, 0, 1, 1);
        private List<LayoutBox> places = List.of();

        OreRow(PageContext parts, int ore, PartySheet sheet) {
            Content content = parts.content();
            String id = content.ores().at(ore).id();
            flask = new FlaskSign(parts, ore, sheet.flasks().get(ore));
            name = parts.said(TextStyle.SMALL, PageContext.alone(parts.texts().get("ore." + id + ".name")));
            for (SpellUse use : SpellUse.values()) {
                for (int spell = 0; spell < content.spells().size(); spell++) {
                    Spell kind = content.spells().at(spell);
                    if (kind.ore().equals(id) && kind.use() == use) {
                        spells.add(new SpellEntry(
                                parts, spell, sheet.gains().spells().get(spell)));
                    }
                }
            }
        }

        private static int flask(int width) {
            return Math.round(width * FLASK_SHARE);
        }

        /** Returns the distance of the last spell from the left of a row of a given width. */
        static int lastSpell(int width) {
            int wide = flask(width);
            return wide + (SPELLS - 1) * ((width - wide) / SPELLS);
        }

        void layOut(LayoutBox row, int gap) {
            int wide = flask(row.width());
            flaskBox = new LayoutBox(row.x(), row.y(), wide, row.height());
            int each = (row.width() - wide) / SPELLS;
            List<LayoutBox> boxes = new ArrayList<>();
            for (int i = 0; i < spells.size(); i++) {
                boxes.add(new LayoutBox(row.x() + wide + i * each, row.y(), each - gap, row.height()));
            }
            places = List.copyOf(boxes);
        }

        void draw(UiPane pane, int grain, float alpha) {
            int y = flaskBox.y() + (flaskBox.height() - FlaskSign.HIGH * grain) / 2;
            flask.draw(pane, flaskBox.x(), y, grain, alpha);
            float foot = y + 2f * grain - name.capHeight();
            float left = flaskBox.x() + (FlaskSign.WIDE + 1f) * grain;
            name.drawShadowed(pane.batch(), left, foot, UiPalette.BONE, alpha);
            for (int i = 0; i < spells.size(); i++) {
                spells.get(i).draw(pane, places.get(i), grain, alpha);
            }
        }
    }

    /** A spell in the satchel: its sign, name, price and description; an empty frame if it is unknown. */
    private static final class SpellEntry {
        private final SpellSign sign;
        private final TextLine name;
        private final TextLine price;
        private final TextLine words;
        private final TextureRegion shard;
        private final boolean isKnown;

        SpellEntry(PageContext parts, int spell, int level) {
            Spell kind = parts.content().spells().at(spell);
            Ore ore = parts.content().ores().get(kind.ore());
            isKnown = level > 0;
            sign = new SpellSign(parts, spell, level);
            name = parts.said(TextStyle.BODY, parts.texts().get("spell." + kind.id() + ".name"));
            String told = isKnown ? "spell." + kind.id() + ".words" : "satchel.not_known";
            words = parts.said(TextStyle.SMALL, parts.texts().get(told));
            price = parts.said(TextStyle.BODY, Integer.toString(kind.measures()));
            shard = parts.sprites().frame(ore.shardSprite(), 0);
        }

        void draw(UiPane pane, LayoutBox box, int grain, float alpha) {
            float strength = isKnown ? alpha : 0.4f * alpha;
            int y = box.y() + (box.height() - SpellSign.high() * grain) / 2;
            sign.draw(pane, box.x(), y, grain, strength);
            float left = box.x() + (SpellSign.SIDE + 4f) * grain;
            float foot = box.top() - 4f * grain - name.capHeight();
            name.drawShadowed(pane.batch(), left, foot, isKnown ? UiPalette.BONE_LIGHT : UiPalette.BONE, strength);
            float right = box.right() - 4f * grain;
            price.drawShadowed(pane.batch(), right - price.width(), foot, UiPalette.BONE, strength);
            int small = Math.max(1, grain * 2 / 3);
            float shardX = right - price.width() - (shard.getRegionWidth() + 3f) * small;
            float shardY = foot + (price.capHeight() - shard.getRegionHeight() * small) / 2f;
            pane.picture(shard, Math.round(shardX), Math.round(shardY), small, strength);
            words.wrap(right - left);
            words.draw(pane.batch(), left, foot - 3f * grain - words.capHeight(), UiPalette.BONE, strength);
        }
    }
}
