package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the party at a glance, from top to bottom: health, flasks, brews above level 1, companions, and lasting gains.
 */
public final class PartyPanel {
    private static final int GAP = 8;
    private static final int HEALTH_HIGH = 22;
    private static final int BREW_GAP = 3;

    private final PageContext parts;
    private final TextureRegion alchemist;
    private final TextLine health;
    private final TextLine gains;
    private final List<FlaskSign> flasks = new ArrayList<>();
    private final List<BrewSeal> brews = new ArrayList<>();
    private final List<CompanionSign> fellows = new ArrayList<>();
    private float share;

    /** Creates an empty panel. */
    public PartyPanel(PageContext parts) {
        this.parts = parts;
        alchemist = parts.sprites().frame("player.idle", 0);
        health = parts.line(TextStyle.BODY);
        gains = parts.line(TextStyle.SMALL);
    }

    /** Shows the state of a party. */
    public void show(PartySheet sheet) {
        GameTexts texts = parts.texts();
        share = sheet.health() / (float) Math.max(1, sheet.most());
        health.set(texts.format("party.health", sheet.health(), sheet.most()));
        gains.set(String.join("\n", sheet.gainLines(texts)));
        flasks.clear();
        for (int ore = 0;
                ore < Math.min(sheet.flasks().size(), parts.content().ores().size());
                ore++) {
            flasks.add(new FlaskSign(parts, ore, sheet.flasks().get(ore)));
        }
        brews.clear();
        for (int brew = 0; brew < parts.content().brews().size(); brew++) {
            int level = sheet.gains().brews().get(brew);
            if (level > 1) {
                brews.add(new BrewSeal(parts, brew, level, true));
            }
        }
        fellows.clear();
        sheet.fellows().forEach(fellow -> fellows.add(new CompanionSign(parts, fellow)));
    }

    /** Draws the panel from the top of a box, with smaller pixels if it would not fit. */
    public void draw(UiPane pane, LayoutBox box, int usualGrain, float alpha) {
        gains.wrap(box.width());
        int grain = usualGrain;
        while (grain > 1 && pixelsHigh(box.width(), grain) > box.height()) {
            grain--;
        }
        int y = drawHealth(pane, box, grain, alpha);
        y = drawFlasks(pane, box, y, grain, alpha);
        y = drawBrews(pane, box, y, grain, alpha);
        y = drawFellows(pane, box, y, grain, alpha);
        gains.draw(pane.batch(), box.x(), y - gains.capHeight(), UiPalette.BONE, alpha);
    }

    private float pixelsHigh(int width, int grain) {
        int columns = brewColumns(width, grain);
        int brewRows = (brews.size() + columns - 1) / columns;
        int grains = HEALTH_HIGH + FlaskSign.HIGH + brewRows * (BrewSeal.SIDE + BREW_GAP) + 3 * GAP;
        int fellowsHigh = fellows.isEmpty() ? 0 : CompanionSign.high() + GAP;
        return (grains + fellowsHigh) * grain + gains.height();
    }

    private static int brewColumns(int width, int grain) {
        return Math.max(1, width / Math.min((BrewSeal.SIDE + 4) * grain, width / 4));
    }

    private int drawHealth(UiPane pane, LayoutBox box, int grain, float alpha) {
        int y = box.top() - HEALTH_HIGH * grain;
        pane.glow(box.x() + 8f * grain, y + 10f * grain, 22f * grain, UiPalette.FLAME, 0.18f * alpha);
        pane.picture(alchemist, box.x(), y, grain, alpha);
        int left = box.x() + alchemist.getRegionWidth() * grain + 4 * grain;
        CompanionSign.drawHealth(pane, left, y + 3 * grain, box.right() - left, 6 * grain, grain, share, alpha);
        health.drawShadowed(pane.batch(), left, y + 12f * grain, UiPalette.BONE_LIGHT, alpha);
        return y - GAP * grain;
    }

    private int drawFlasks(UiPane pane, LayoutBox box, int top, int grain, float alpha) {
        int y = top - FlaskSign.HIGH * grain;
        int step = box.width() / Math.max(1, flasks.size());
        for (int i = 0; i < flasks.size(); i++) {
            flasks.get(i).draw(pane, box.x() + i * step, y, grain, alpha);
        }
        return y - GAP * grain;
    }

    private int drawBrews(UiPane pane, LayoutBox box, int top, int grain, float alpha) {
        int step = Math.min((BrewSeal.SIDE + 4) * grain, box.width() / 4);
        int columns = brewColumns(box.width(), grain);
        int y = top;
        for (int i = 0; i < brews.size(); i++) {
            if (i % columns == 0) {
                y -= BrewSeal.SIDE * grain + (i == 0 ? 0 : BREW_GAP * grain);
            }
            brews.get(i).draw(pane, box.x() + i % columns * step, y, grain, alpha);
        }
        return y - GAP * grain;
    }

    private int drawFellows(UiPane pane, LayoutBox box, int top, int grain, float alpha) {
        if (fellows.isEmpty()) {
            return top;
        }
        int y = top - CompanionSign.high() * grain;
        int step = box.width() / Party.MOST_COMPANIONS;
        for (int i = 0; i < fellows.size(); i++) {
            fellows.get(i).draw(pane, box.x() + i * step, y, step, grain, alpha);
        }
        return y - GAP * grain;
    }
}
