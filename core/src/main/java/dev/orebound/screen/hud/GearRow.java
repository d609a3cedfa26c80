package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.GearRule;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.party.GearSeal;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.state.PlayerGear;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows what the player wears, and the relics and keys that it carries. A seal glints when one of its rules acts, and
 * is covered as long as a rule with a long rest has to rest. What the pointer rests on is explained.
 */
final class GearRow implements HudPart {
    /** Width of a seal and of the gap after it, and of the gap between equipment and relics, in art pixels. */
    static final int STEP = GearSeal.SIDE + 1;

    private static final int PARTING = 3;

    /** Width of the whole row, in art pixels. */
    static final int WIDE = (EquipmentSlot.COUNT + RelicRules.MOST_CARRIED) * STEP + PARTING - 1;

    private static final int PLACES = EquipmentSlot.COUNT + RelicRules.MOST_CARRIED;
    private static final int NOWHERE = -1;
    private static final float GLINT_SECONDS = 0.45f;

    /** The shortest rest that is shown; shorter ones would only flicker. */
    private static final int SHOWN_REST_TICKS = 90;

    private static final float RESTING = 0.66f;
    private static final float PANEL = 0.94f;
    private static final int TOLD_GRAINS_WIDE = 112;
    private static final int PADDING_GRAINS = 4;

    private final PlayerGear player;
    private final GearComponent gear;
    private final PowerBook book;
    private final GameTexts texts;
    private final GearSeal[] seals;
    private final List<KeyComponent> keys;
    private final TextureRegion key;
    private final float[] glint = new float[PLACES];
    private final TextLine name;
    private final TextLine grade;
    private final TextLine words;
    private float pointerX = NOWHERE;
    private float pointerY = NOWHERE;
    private int told = NOWHERE;

    GearRow(World world, HudContext context) {
        player = world.player().gear();
        gear = player.component();
        keys = world.floorState().keys();
        key = context.sprites().frame("vignette_key", 0);
        book = world.content().powers();
        texts = context.texts();
        name = new TextLine(context.fonts(), TextStyle.BODY);
        grade = new TextLine(context.fonts(), TextStyle.SMALL);
        words = new TextLine(context.fonts(), TextStyle.SMALL);
        int relics = book.relics().size();
        seals = new GearSeal[relics + book.equipment().size()];
        for (int i = 0; i < seals.length; i++) {
            seals[i] = i < relics
                    ? GearSeal.ofRelic(context.sprites(), book, i)
                    : GearSeal.ofEquipment(context.sprites(), book, i - relics);
        }
    }

    /** Sets the place of the pointer, in real pixels from the lower left corner of the window. */
    void pointAt(float x, float y) {
        pointerX = x;
        pointerY = y;
    }

    @Override
    public void hear(WorldEvent event) {
        if (event.type() == EventType.GEAR_ACTED
                || event.type() == EventType.RELIC_TAKEN
                || event.type() == EventType.EQUIPMENT_WORN) {
            light(((GearEvent) event).source);
        }
    }

    /** Lights the seal of a source, or both relics of a duo. */
    private void light(int source) {
        int duo = source - book.sourceOfDuo(0);
        boolean isDuo = duo >= 0 && duo < book.duos().size();
        for (int place = 0; place < PLACES; place++) {
            int shown = sourceAt(place);
            boolean isOfDuo = isDuo && (shown == book.relicOfDuo(duo, true) || shown == book.relicOfDuo(duo, false));
            if (shown != NOWHERE && (shown == source || isOfDuo)) {
                glint[place] = GLINT_SECONDS;
            }
        }
    }

    /** Returns the source at a place of the row: equipment first, then relics. */
    private int sourceAt(int place) {
        if (place < EquipmentSlot.COUNT) {
            return book.sourceOfEquipment(gear.worn[place]);
        }
        int relic = place - EquipmentSlot.COUNT;
        return relic < gear.relicCount ? gear.relics[relic] : NOWHERE;
    }

    /** Returns the key of the texts of what is explained; empty if nothing is. */
    String told() {
        return told == NOWHERE ? "" : book.textKey(told);
    }

    /** Returns how brightly a source glints, 0 to 1; 0 if it is not in the row. */
    float glintOf(int source) {
        for (int place = 0; place < PLACES; place++) {
            if (sourceAt(place) == source) {
                return glint[place] / GLINT_SECONDS;
            }
        }
        return 0;
    }

    @Override
    public void update(float seconds) {
        for (int place = 0; place < PLACES; place++) {
            glint[place] = Math.max(0, glint[place] - seconds);
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().gear();
        int grain = frame.layout().gearGrain();
        int pointed = NOWHERE;
        for (int place = 0; place < PLACES; place++) {
            int source = sourceAt(place);
            if (source != NOWHERE) {
                int x = box.x() + (place * STEP + (place < EquipmentSlot.COUNT ? 0 : PARTING)) * grain;
                drawOne(pane, source, place, x, box.y(), grain);
                pointed = isPointedAt(x, box.y(), GearSeal.SIDE * grain) ? source : pointed;
            }
        }
        drawKeys(pane, box, grain);
        tell(pointed);
        if (told != NOWHERE && !frame.isMapLarge) {
            drawTold(pane, frame, box);
        }
    }

    /** Draws the keys that the player carries, after the relics that it carries. */
    private void drawKeys(UiPane pane, LayoutBox box, int grain) {
        int x = box.x() + ((EquipmentSlot.COUNT + gear.relicCount) * STEP + 2 * PARTING) * grain;
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.WITH_PLAYER) {
                int side = GearSeal.SIDE * grain;
                pane.panel(x, box.y(), side, side, grain, UiPalette.INK, UiPalette.EARTH_LIGHT, 1);
                int right = (GearSeal.SIDE - key.getRegionWidth()) / 2 * grain;
                int up = (GearSeal.SIDE - key.getRegionHeight()) / 2 * grain;
                pane.picture(key, x + right, box.y() + up, grain, 1);
                x += STEP * grain;
            }
        }
    }

    private void drawOne(UiPane pane, int source, int place, int x, int y, int grain) {
        int equipment = source - book.sourceOfEquipment(0);
        GearSeal seal = seals[equipment < 0 ? source : book.relics().size() + equipment];
        seal.draw(pane, x, y, grain, glint[place] / GLINT_SECONDS, 1);
        float rest = rest(source);
        if (rest > 0) {
            int inner = (GearSeal.SIDE - 2) * grain;
            float high = Math.max(grain, Math.round(inner * rest));
            pane.fill(x + grain, y + grain + inner - high, inner, high, UiPalette.INK, RESTING);
        }
    }

    /** Returns the share of its rest that a source still has before it, of its rule with the most. */
    private float rest(int source) {
        List<GearRule> rules = book.power(source).rules();
        float most = 0;
        for (int rule = 0; rule < rules.size(); rule++) {
            int whole = rules.get(rule).restTicks();
            if (whole >= SHOWN_REST_TICKS) {
                most = Math.max(most, gear.restTicks[source * GearPower.MOST_RULES + rule] / (float) whole);
            }
        }
        return Math.min(1, most);
    }

    private boolean isPointedAt(int x, int y, int side) {
        return pointerX >= x && pointerX < x + side && pointerY >= y && pointerY < y + side;
    }

    private void tell(int pointed) {
        if (pointed == told) {
            return;
        }
        told = pointed;
        if (pointed != NOWHERE) {
            name.set(texts.get(book.textKey(pointed) + ".name"));
            words.set(texts.get(book.textKey(pointed) + ".words"));
            grade.set(kind(pointed));
        }
    }

    /** Returns the grade of a relic and the duo that it is part of, or the slot of a piece of equipment. */
    private String kind(int source) {
        int equipment = source - book.sourceOfEquipment(0);
        if (equipment >= 0) {
            return texts.get("slot." + book.equipment().at(equipment).slot().id());
        }
        Relic relic = book.relics().at(source);
        String of = texts.get("relic_grade." + relic.grade().id() + ".relic");
        String partner = duo(source);
        return partner == null ? of : texts.format("list.dot", of, texts.format("hud.part_of_duo", partner));
    }

    private @Nullable String duo(int relic) {
        for (int duo = 0; duo < book.duos().size(); duo++) {
            int first = book.relicOfDuo(duo, true);
            int second = book.relicOfDuo(duo, false);
            if ((first == relic || second == relic) && player.carries(first) && player.carries(second)) {
                return texts.get("duo." + book.duos().at(duo).id() + ".name");
            }
        }
        return null;
    }

    private void drawTold(UiPane pane, HudFrame frame, LayoutBox box) {
        int grain = frame.grain();
        int padding = PADDING_GRAINS * grain;
        int width = TOLD_GRAINS_WIDE * grain;
        words.wrap(width - 2f * padding);
        grade.wrap(width - 2f * padding);
        int leading = Math.round(words.capHeight() * 0.8f);
        int height = Math.round(name.capHeight() + grade.height() + words.height()) + 2 * leading + 2 * padding;
        int y = box.y() - 2 * grain - height;
        pane.panel(box.x(), y, width, height, grain, UiPalette.INK, UiPalette.STONE_LIGHT, PANEL);
        float x = (float) box.x() + padding;
        float foot = y + height - padding - name.capHeight();
        name.drawShadowed(pane.batch(), x, foot, UiPalette.GOLD_LIGHT, 1);
        foot -= leading + grade.capHeight();
        grade.drawShadowed(pane.batch(), x, foot, UiPalette.STONE_PALE, 1);
        foot -= grade.height() - grade.capHeight() + leading + words.capHeight();
        words.drawShadowed(pane.batch(), x, foot, UiPalette.BONE_LIGHT, 1);
    }
}
