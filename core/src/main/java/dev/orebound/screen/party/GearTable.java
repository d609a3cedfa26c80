package dev.orebound.screen.party;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicDuo;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.state.PartyGear;
import java.util.List;

/** Explains what a party wears and carries: equipment and duos at the left, relics at the right. */
final class GearTable {
    private static final int GAP_UNITS = 7;
    /** The colour of the names of slots, light enough to be read. */
    private static final int SLOT_RGB = 0xaea4c8;

    private static final int TERM_RGB = 0xc8a0e6;

    private final PageContext parts;
    private final GameTexts texts;
    private final PowerBook book;
    private final PartyGear gear;
    private final PowerFigures counted;

    GearTable(PageContext parts, PartyGear gear) {
        this.parts = parts;
        this.gear = gear;
        texts = parts.texts();
        book = parts.content().powers();
        counted = new PowerFigures(parts.content(), texts);
    }

    /** Fills an empty table. */
    void fill(Table body) {
        Table left = new Table().top();
        for (int piece : gear.worn()) {
            String slot = texts.get("slot." + book.equipment().at(piece).slot().id());
            GearSeal seal = GearSeal.ofEquipment(parts.sprites(), book, piece);
            List<String> figures = counted.of(book.equipment().at(piece));
            add(left, seal, book.textKey(book.sourceOfEquipment(piece)), figures, slot, SLOT_RGB);
        }
        for (RelicDuo duo : book.duos()) {
            if (isCarried(duo)) {
                String words = texts.format(
                        "satchel.duo", texts.get("duo." + duo.id() + ".name"), texts.get("duo." + duo.id() + ".words"));
                left.add(parts.label("words", words).wrapped().tint(UiPalette.GOLD))
                        .growX()
                        .padTop(parts.skin().units(8))
                        .row();
            }
        }
        for (int term : gear.terms()) {
            String key = book.textKey(term);
            String words = texts.get(key + (book.isKit(term) ? ".price" : ".words"));
            String told = texts.format(
                    "satchel.term", texts.get(key + ".name"), counted.with(words, counted.of(book.power(term))));
            left.add(parts.label("words", told).wrapped().tint(TERM_RGB))
                    .growX()
                    .padTop(parts.skin().units(8))
                    .row();
        }
        Table right = new Table().top();
        for (int relic : gear.relics()) {
            Relic of = book.relics().at(relic);
            String grade = texts.get("relic_grade." + of.grade().id() + ".relic");
            String kind = of.isDoubleEdged() ? grade + " · " + texts.get("choice.double_edged") : grade;
            GearSeal seal = GearSeal.ofRelic(parts.sprites(), book, relic);
            add(right, seal, book.textKey(relic), counted.of(of.power()), kind, GearSeal.rgbOf(of.grade()));
        }
        if (gear.relics().isEmpty()) {
            right.add(parts.label("hint", texts.get("satchel.no_relics")).wrapped())
                    .growX();
        }
        body.add(left).grow().uniformX().padRight(parts.skin().units(20));
        body.add(right).grow().uniformX();
    }

    private boolean isCarried(RelicDuo duo) {
        List<Integer> relics = gear.relics();
        return duo.of().stream().allMatch(id -> relics.contains(book.relics().indexOf(id)));
    }

    private void add(Table to, GearSeal seal, String key, List<String> figures, String kind, int rgb) {
        Table head = new Table();
        head.add(parts.label("said", texts.get(key + ".name")).fitted()).growX();
        head.add(parts.label("words", kind).fitted().tint(rgb).align(Align.right));
        Table told = new Table();
        told.add(head).growX().padBottom(parts.skin().grains(2)).row();
        told.add(parts.label("words", counted.with(texts.get(key + ".words"), figures))
                        .wrapped())
                .growX();
        Table entry = new Table();
        entry.add(new DrawnWidget((pane, x, y, width, height, alpha) ->
                        seal.draw(pane, x, y, parts.skin().size().grain(), 0, alpha)))
                .size(parts.skin().grains(GearSeal.SIDE))
                .padRight(parts.skin().grains(4));
        entry.add(told).grow();
        to.add(entry).growX().padBottom(parts.skin().units(GAP_UNITS)).row();
    }
}
