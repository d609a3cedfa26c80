package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.view.ui.UiPalette;
import java.util.List;

/** Shows everything the party carries: ore and its spells, companions, and lasting gains. */
public final class SatchelPage extends FramedPage {
    private static final int HEALTH_UNITS = 46;
    private static final int FELLOWS_UNITS = 118;
    private static final int HIGHEST_ROW_UNITS = 92;
    private static final int LOWEST_ROW_UNITS = 76;
    private static final float FLASK_SHARE = 0.17f;
    /** Strength of the entry of a spell that was not learned yet. */
    private static final float UNKNOWN = 0.4f;

    private final Runnable leave;

    /** Creates the page of a party. */
    public SatchelPage(PageContext parts, PartySheet sheet, Runnable leave) {
        super(parts, parts.texts().get("satchel.title"), "");
        this.leave = leave;
        body().top().add(health(sheet)).growX().height(units(HEALTH_UNITS)).row();
        int ores = Math.min(sheet.flasks().size(), parts.content().ores().size());
        for (int ore = 0; ore < ores; ore++) {
            addRule();
            body().add(ore(ore, sheet))
                    .growX()
                    .minHeight(units(LOWEST_ROW_UNITS))
                    .prefHeight(units(HIGHEST_ROW_UNITS))
                    .row();
        }
        addRule();
        body().add(party(sheet)).growX().minHeight(0).prefHeight(units(FELLOWS_UNITS));
    }

    private void addRule() {
        body().add(drawn((pane, x, y, width, height, alpha) ->
                        pane.fill(x, y, width, Math.max(1, size().grain() / 2), UiPalette.STONE_DARK, alpha)))
                .growX()
                .height(grains(1))
                .row();
    }

    private Table health(PartySheet sheet) {
        TextureRegion heart = parts().sprites().frame("hud_heart", 0);
        float share = sheet.health() / (float) Math.max(1, sheet.most());
        Table row = new Table();
        row.left().add(picture(heart, 1)).padRight(grains(3));
        row.add(drawn((pane, x, y, width, height, alpha) ->
                        CompanionSign.drawHealth(pane, x, y, width, height, size().grain(), share, alpha)))
                .width(units(290))
                .height(grains(7))
                .padRight(grains(5));
        row.add(label("said", parts().texts().format("party.health", sheet.health(), sheet.most())));
        return row;
    }

    /** Makes a picture of so many pixels a pixel of the art. */
    private Table picture(TextureRegion region, float times) {
        Table cell = new Table();
        cell.add(drawn((pane, x, y, width, height, alpha) -> pane.picture(region, x, y, width, height, alpha)))
                .size(grains(region.getRegionWidth() * times), grains(region.getRegionHeight() * times));
        return cell;
    }

    /** Makes the row of an ore: its flask and its spells, bolts before bursts. */
    private Table ore(int ore, PartySheet sheet) {
        Content content = parts().content();
        String id = content.ores().at(ore).id();
        FlaskSign sign = new FlaskSign(parts(), ore, sheet.flasks().get(ore));
        Table flask = new Table();
        flask.left()
                .add(drawn((pane, x, y, width, height, alpha) -> sign.draw(pane, x, y, size().grain(), alpha)))
                .size(grains(FlaskSign.WIDE + 1f), grains(FlaskSign.HIGH));
        flask.add(label("words", PageContext.alone(parts().texts().get("ore." + id + ".name")))
                        .align(Align.bottomLeft))
                .padTop(grains(FlaskSign.HIGH - 4f));
        Table row = new Table();
        row.add(flask).width(Value.percentWidth(FLASK_SHARE, body()));
        for (SpellUse use : SpellUse.values()) {
            for (int spell = 0; spell < content.spells().size(); spell++) {
                Spell kind = content.spells().at(spell);
                if (kind.ore().equals(id) && kind.use() == use) {
                    row.add(spell(spell, sheet.gains().spells().get(spell)))
                            .grow()
                            .uniformX()
                            .padRight(units(10));
                }
            }
        }
        return row;
    }

    /** Makes the entry of a spell: its sign, name, price and description; faint if it is unknown. */
    private Table spell(int spell, int level) {
        Spell kind = parts().content().spells().at(spell);
        Ore ore = parts().content().ores().get(kind.ore());
        SpellSign sign = new SpellSign(parts(), spell, level);
        DrawnWidget frame = drawn((pane, x, y, width, height, alpha) -> sign.draw(pane, x, y, size().grain(), alpha));
        Table head = new Table();
        head.add(label(level > 0 ? "said" : "body", parts().texts().get("spell." + kind.id() + ".name")))
                .growX();
        head.add(picture(parts().sprites().frame(ore.shardSprite(), 0), 2 / 3f)).padRight(grains(2));
        head.add(label("body", Integer.toString(kind.measures())));
        Table told = new Table();
        told.top().add(head).growX().padTop(grains(3)).padBottom(grains(3)).row();
        String words = level > 0 ? "spell." + kind.id() + ".words" : "satchel.not_known";
        told.add(label("words", parts().texts().get(words)).wrapped()).growX();
        Table entry = new Table();
        entry.add(frame).size(grains(SpellSign.SIDE), grains(SpellSign.high())).padRight(grains(4));
        entry.add(told).grow();
        entry.getColor().a = level > 0 ? 1 : UNKNOWN;
        return entry;
    }

    private Table party(PartySheet sheet) {
        Table row = new Table();
        Table fellows = new Table();
        fellows.left();
        for (PartySheet.Fellow fellow : sheet.fellows()) {
            CompanionSign sign = new CompanionSign(parts(), fellow);
            fellows.add(drawn(
                            (pane, x, y, width, height, alpha) -> sign.draw(pane, x, y, width, size().grain(), alpha)))
                    .prefWidth(grains(36))
                    .minWidth(0)
                    .height(grains(CompanionSign.high()));
        }
        if (sheet.fellows().isEmpty()) {
            fellows.add(label("hint", parts().texts().get("satchel.alone")));
        }
        List<String> lines = sheet.gainLines(parts().texts());
        String gains = lines.isEmpty() ? parts().texts().get("satchel.no_gains") : String.join("\n", lines);
        row.add(fellows).grow();
        row.add(label("words", gains).wrapped().align(Align.topLeft))
                .width(Value.percentWidth((1 - FLASK_SHARE) / 3, body()))
                .growY()
                .padTop(grains(6));
        return row;
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
