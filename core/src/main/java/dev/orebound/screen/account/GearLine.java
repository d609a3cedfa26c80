package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.GearSeal;
import dev.orebound.screen.stage.DrawnWidget;
import java.util.ArrayList;
import java.util.List;

/** The equipment and the relics of a run that has ended: a row of seals, and below it their names. */
final class GearLine {
    private static final float SHARE = 2 / 3f;
    private static final int STEP = GearSeal.SIDE + 2;

    private GearLine() {}

    /** Returns the table of a run's gear, empty if it had none. */
    static Table of(PageContext parts, RunDeeds deeds, AccountLines lines) {
        Table table = new Table();
        List<GearSeal> seals = seals(parts, deeds);
        if (!seals.isEmpty()) {
            table.add(new DrawnWidget((pane, x, y, width, height, alpha) -> {
                        int grain = Math.max(1, height / GearSeal.SIDE);
                        for (int i = 0; i < seals.size(); i++) {
                            seals.get(i).draw(pane, x + i * STEP * grain, y, grain, 0, alpha);
                        }
                    }))
                    .growX()
                    .height(parts.skin().grains(GearSeal.SIDE * SHARE))
                    .padBottom(parts.skin().grains(2))
                    .row();
        }
        String words = lines.gearLine(parts.texts());
        if (!words.isEmpty()) {
            table.add(parts.label("words", words).wrapped().align(Align.topLeft))
                    .growX();
        }
        return table;
    }

    /** Returns the seals of what this content still has. */
    private static List<GearSeal> seals(PageContext parts, RunDeeds deeds) {
        PowerBook book = parts.content().powers();
        List<GearSeal> seals = new ArrayList<>();
        for (String id : AccountLines.gear(deeds)) {
            String thing = id.substring(id.indexOf('.') + 1);
            boolean isRelic = id.startsWith("relic.");
            int index =
                    isRelic ? book.relics().indexOf(thing) : book.equipment().indexOf(thing);
            if (index >= 0) {
                seals.add(
                        isRelic
                                ? GearSeal.ofRelic(parts.sprites(), book, index)
                                : GearSeal.ofEquipment(parts.sprites(), book, index));
            }
        }
        return seals;
    }
}
