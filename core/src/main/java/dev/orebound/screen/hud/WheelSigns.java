package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.BrewBook;
import dev.orebound.screen.input.ActionWheel;
import dev.orebound.screen.input.BrewWheel;
import dev.orebound.screen.input.CommandWheel;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The HUD parts that are shown while a key is held: the wheels of orders, of actions and of brews. */
final class WheelSigns {
    private WheelSigns() {}

    /** Shows a wheel of words about the hero while its key is held. */
    static final class WordWheelSign implements HudPart {
        private static final int ACROSS_GRAINS = 60;
        private static final int RISE_GRAINS = 36;
        /** A wheel of more words than this is higher. */
        private static final int FEW_WORDS = 6;

        private static final int HIGH_GRAINS = 52;

        private final BooleanSupplier isOpen;
        private final IntSupplier chosen;
        private final TextLine[] words;
        private final @Nullable TextureRegion[] pictures;

        private WordWheelSign(HudContext context, List<String> textKeys, BooleanSupplier isOpen, IntSupplier chosen) {
            this.isOpen = isOpen;
            this.chosen = chosen;
            words = new TextLine[textKeys.size()];
            pictures = new TextureRegion[words.length];
            for (int i = 0; i < words.length; i++) {
                String word = context.texts().get(textKeys.get(i));
                words[i] = new TextLine(
                        context.fonts(), TextStyle.BODY, context.texts().format("hud.order", i + 1, word));
            }
        }

        /** Returns the wheel of orders. */
        static WordWheelSign ofOrders(HudContext context, @Nullable CommandWheel wheel) {
            List<String> ids = CommandWheel.ORDERS.stream()
                    .map(order -> order.name().substring("GOLEMS_".length()).toLowerCase(Locale.ROOT))
                    .toList();
            WordWheelSign sign = new WordWheelSign(
                    context,
                    ids.stream().map(id -> "order." + id).toList(),
                    () -> wheel != null && wheel.isOpen(),
                    () -> wheel == null ? CommandWheel.NONE : wheel.chosen());
            for (int i = 0; i < ids.size(); i++) {
                sign.pictures[i] = context.sprites().frame("order_" + ids.get(i), 0);
            }
            return sign;
        }

        /** Returns the wheel of actions. */
        static WordWheelSign ofActions(HudContext context, @Nullable HeldControls controls) {
            return new WordWheelSign(
                    context,
                    ActionWheel.ACTIONS.stream()
                            .map(action -> "action." + action.id())
                            .toList(),
                    () -> controls != null && controls.actions().isOpen(),
                    () -> controls == null
                            ? ActionWheel.NONE
                            : controls.actions().chosen());
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            if (!isOpen.getAsBoolean() || frame.isMapLarge || frame.isOver) {
                return;
            }
            int grain = frame.grain();
            int rise = words.length > FEW_WORDS ? HIGH_GRAINS : RISE_GRAINS;
            for (int i = 0; i < words.length; i++) {
                double turn = 2 * Math.PI * i / words.length;
                float x = frame.heroX() + (float) Math.sin(turn) * ACROSS_GRAINS * grain;
                float y = frame.heroY() + (float) Math.cos(turn) * rise * grain;
                drawWord(pane, i, x, y, grain, i == chosen.getAsInt());
            }
        }

        private void drawWord(UiPane pane, int number, float x, float y, int grain, boolean isChosen) {
            TextLine word = words[number];
            TextureRegion picture = pictures[number];
            int gap = 3 * grain;
            float signs = picture == null ? 0 : picture.getRegionWidth() * grain + (float) gap;
            float width = word.width() + signs + 2f * gap;
            float pictureHeight = picture == null ? 0 : picture.getRegionHeight() * (float) grain;
            float height = Math.max(word.capHeight(), pictureHeight) + 2f * gap;
            float left = Math.round(x - width / 2);
            float foot = Math.round(y - height / 2);
            int rim = isChosen ? UiPalette.GOLD : UiPalette.STONE;
            pane.panel(left, foot, width, height, grain, UiPalette.INK, rim, 0.9f);
            if (picture != null) {
                pane.picture(picture, left + gap, foot + gap, grain, 1);
            }
            int rgb = isChosen ? UiPalette.GOLD : UiPalette.BONE_LIGHT;
            float wordFoot = foot + Math.round((height - word.capHeight()) / 2);
            word.drawShadowed(pane.batch(), left + gap + signs, wordFoot, rgb, 1);
        }
    }

    /**
     * Shows the wheel of brews about the hero while its key is held, with the words about the brew that is chosen, and
     * while a flask is aimed how to throw it or take it back.
     */
    static final class BrewWheelSign implements HudPart {
        private static final int SIDE = 19;
        private static final int ACROSS_GRAINS = 64;
        private static final int RISE_GRAINS = 50;
        private static final int MARGIN_GRAINS = 6;
        private static final int WIDE_GRAINS = 110;
        private static final float DIM = 0.45f;
        private static final float SHADE = 0.2f;

        /** The longest time for which a tap of the key of a flask holds it. */
        private static final float TAP_SECONDS = 0.25f;

        private final @Nullable HeldControls controls;
        private final HudContext context;
        private final BrewSign sign;
        private final BrewBook book;
        private final World world;
        private final PlayerComponent alchemist;
        private final BrewSign.BrewPlate plate;
        private final TextureRegion[] pictures;
        private final TextLine[] numbers;
        private final int[][] oreColours;
        private final TextLine aiming;
        private float aimedSeconds;

        BrewWheelSign(World world, HudContext context, BrewSign sign, @Nullable HeldControls controls) {
            this.world = world;
            this.sign = sign;
            this.controls = controls;
            this.context = context;
            alchemist = world.player().component();
            book = world.content().brews();
            plate = new BrewSign.BrewPlate(world, context);
            pictures = new TextureRegion[book.size()];
            numbers = new TextLine[book.size()];
            oreColours = new int[book.size()][];
            for (int brew = 0; brew < pictures.length; brew++) {
                pictures[brew] = context.sprites().frame(book.at(brew).sprite(), 0);
                String number = brew < 10 ? Integer.toString((brew + 1) % 10) : "";
                numbers[brew] = new TextLine(context.fonts(), TextStyle.SMALL, number);
                oreColours[brew] = book.at(brew).ores().stream()
                        .mapToInt(ore -> world.content().ores().get(ore).light().rgb())
                        .toArray();
            }
            String words = context.texts()
                    .format(
                            "hud.aiming",
                            context.bindings().keyName(GameAction.PAUSE),
                            context.bindings().firstName(GameAction.BOLT));
            aiming = new TextLine(context.fonts(), TextStyle.SMALL, words);
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            HeldControls shown = controls;
            if (shown == null || frame.isMapLarge || frame.isOver) {
                return;
            }
            if (aimedSeconds > TAP_SECONDS) {
                drawAiming(pane, frame);
            }
            frame.isWheelOpen = shown.brews().isOpen();
            if (frame.isWheelOpen) {
                drawWheel(pane, frame, shown.brews().chosen());
            }
        }

        @Override
        public void update(float seconds) {
            boolean isAiming = controls != null && controls.aim().isHeld();
            aimedSeconds = isAiming ? aimedSeconds + seconds : 0;
        }

        /** Draws in the lower middle, above all that is told there, how to throw the flask and how to take it back. */
        private void drawAiming(UiPane pane, HudFrame frame) {
            int grain = frame.grain();
            int gap = 3 * grain;
            int foot = Math.max(frame.layout().hint().y(), frame.wordsTop + gap);
            float plate = frame.layout().brew().right() + FlaskRow.PLATE_RIM_GRAINS * (float) grain;
            float taken = Math.max(frame.untriedRight, plate + gap);
            float free = frame.size().width() - taken - 2f * gap;
            aiming.wrap(Math.max(free - taken, free / 2) - 2f * gap);
            float width = aiming.width() + 2f * gap;
            float left = Math.max(taken, Math.round((frame.size().width() - width) / 2));
            pane.panel(left, foot, width, aiming.height() + 2f * gap, grain, UiPalette.INK, UiPalette.STONE, 0.85f);
            float first = foot + gap + aiming.height() - aiming.capHeight();
            aiming.drawShadowed(pane.batch(), left + gap, first, UiPalette.BONE_LIGHT, 1);
        }

        private void drawWheel(UiPane pane, HudFrame frame, int chosen) {
            InterfaceSize size = frame.size();
            int grain = frame.grain();
            pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, SHADE);
            int told = chosen == BrewWheel.NONE ? book.of(alchemist.chosenOres) : chosen;
            plate.show(told, sign.isKnown(told));
            int wide = Math.max(WIDE_GRAINS * grain, plate.leastWide(grain));
            int high = plate.height(wide, grain);
            float half = (RISE_GRAINS + SIDE / 2f + MARGIN_GRAINS) * grain;
            float aside = (ACROSS_GRAINS + SIDE / 2f + MARGIN_GRAINS) * grain;
            float x = Math.round(Math.max(aside, Math.min(size.width() - aside, frame.heroX())));
            float y = Math.round(Math.max(half + high, Math.min(size.height() - half, frame.heroY())));
            for (int brew = 0; brew < pictures.length; brew++) {
                double turn = 2 * Math.PI * brew / pictures.length;
                float left = x + (float) Math.sin(turn) * ACROSS_GRAINS * grain - SIDE * grain / 2f;
                float foot = y + (float) Math.cos(turn) * RISE_GRAINS * grain - SIDE * grain / 2f;
                drawBrew(pane, brew, Math.round(left), Math.round(foot), grain, brew == chosen);
            }
            float foot = Math.round(y - half - high);
            LayoutBox flasks = frame.layout().brew();
            int rim = FlaskRow.PLATE_RIM_GRAINS * grain;
            float free = foot < flasks.top() + rim ? flasks.right() + rim + 2f * grain : 0;
            plate.draw(pane, Math.max(free, Math.round(x - wide / 2f)), foot, wide, grain, 1);
        }

        private void drawBrew(UiPane pane, int brew, int x, int y, int grain, boolean isChosen) {
            boolean isPaid = world.purse().affordsAny(brew);
            boolean isWorn = book.oresOf(brew) == alchemist.chosenOres;
            int rim = isChosen ? UiPalette.GOLD : isWorn ? UiPalette.BONE : UiPalette.STONE_DARK;
            int side = SIDE * grain;
            pane.panel(x, y, side, side, grain, isChosen ? UiPalette.STONE_DARK : UiPalette.INK, rim, 0.95f);
            float alpha = isPaid ? 1 : DIM;
            if (sign.isKnown(brew)) {
                TextureRegion picture = pictures[brew];
                int pictureX = x + (side - picture.getRegionWidth() * grain) / 2;
                int pictureY = y + (side - picture.getRegionHeight() * grain) / 2 + grain;
                pane.picture(picture, pictureX, pictureY, grain, alpha);
            }
            drawOres(pane, brew, x, y, grain, alpha);
            float numberX = x + 2f * grain;
            if (!context.bindings().pad().isPad()) {
                float numberY = y + side - 2f * grain - numbers[brew].capHeight();
                numbers[brew].drawShadowed(pane.batch(), numberX, numberY, UiPalette.BONE, 1);
            }
        }

        /** Draws a stripe of each ore's colour, or fills the place of the picture of an untried mixture with them. */
        private void drawOres(UiPane pane, int brew, int x, int y, int grain, float alpha) {
            int[] colours = oreColours[brew];
            boolean isKnown = sign.isKnown(brew);
            int from = isKnown ? 3 : 5;
            int inside = SIDE - 2 * from;
            int foot = isKnown ? 2 : 5;
            int high = isKnown ? 2 : inside;
            for (int i = 0; i < colours.length; i++) {
                int left = from + inside * i / colours.length;
                int right = from + inside * (i + 1) / colours.length;
                pane.fill(
                        x + left * (float) grain,
                        y + foot * (float) grain,
                        (right - left) * (float) grain,
                        high * (float) grain,
                        colours[i],
                        alpha);
            }
        }
    }
}
