package dev.orebound.screen.party;

import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/** One ore in the satchel: its flask, and the spells that it feeds, bolts before bursts. */
final class OreRow {
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
                    spells.add(
                            new SpellEntry(parts, spell, sheet.gains().spells().get(spell)));
                }
            }
        }
    }

    private static int flask(int width) {
        return Math.round(width * FLASK_SHARE);
    }

    /** How far from the left of a row so wide its last spell begins. */
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
