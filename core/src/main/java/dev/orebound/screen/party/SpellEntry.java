package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** A spell in the satchel: its sign, name, price and words; an empty frame for one that is not known yet. */
final class SpellEntry {
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
