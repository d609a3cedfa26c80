package dev.orebound.screen.hud;

import dev.orebound.content.arena.BossKind;
import dev.orebound.content.arena.GoalBanner;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.sprite.PixelDigits;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import org.jspecify.annotations.Nullable;

/**
 * Shows the arena around the player: while its doors close, the time left to leave; then the progress towards its goal
 * in the way for which the goal asks. At the end it announces the result and fades.
 */
final class ArenaBanner implements HudPart, GoalBanner {
    private static final float FADE_A_SECOND = 5;
    private static final float FAREWELL_SECONDS = 2.4f;
    private static final int PIP_GRAINS = 5;
    private static final int ROW_GAP_GRAINS = 8;
    private static final int ROW_RIM_GRAINS = 5;
    private static final int BAR_GRAINS_HIGH = 5;
    /** Least width of the plate while there is a bar, as a share of the banner. */
    private static final float PLATE_SHARE = 0.75f;

    /** Time for which the name is shown during a fight, and in which it goes. */
    private static final float NAMED_SECONDS = 4;

    private static final float UNNAMED_SECONDS = 0.4f;

    private static final float PLATE_ALPHA = 0.82f;

    /** Opacity of a bar that no number tells, while somebody is beneath the banner. */
    private static final float FAINT = 0.3f;

    /** Room above the name and below the words beneath it, besides that of the slim banner. */
    private static final int NAME_RIM = 5;

    /** How much lighter the words of the row are without the plate behind them, which sets them off. */
    private static final float PALEST = 0.55f;

    private static final int WHITE = 0xffffff;

    /** The health of a ward below which the bar warns. */
    private static final int LOW_PERCENT = 35;

    /** The ways to lose a trap without a death. */
    private enum LossReason {
        STALLED("hud.arena_stalled", false),
        WARD_FELL("hud.ward_fell", true),
        ROOF_GAVE("hud.roof_gave", true),
        DOOR_BROKEN("hud.door_broken", true);

        private final String textKey;
        /** Whether monsters far off hear it. */
        private final boolean isLoud;

        LossReason(String textKey, boolean isLoud) {
            this.textKey = textKey;
            this.isLoud = isLoud;
        }
    }

    private final World world;
    private final GameTexts texts;
    private final TextLine heading;
    private final TextLine below;
    private final TextLine leftWords;
    private final TextLine timeWords;
    private final RoofClock roof;
    private final PixelDigits digits;
    private final HeadHealth heads;
    private @Nullable Arena arena;
    /** The reason for which the doors are about to open unwon, or null. */
    private @Nullable LossReason why;

    private int namedMonster = -1;
    /** The monsters of the wave that are left; 0 if they are not counted. */
    private int leftShown;

    /** Whether the goal last asked for the time to be shown. */
    private boolean showsTime;

    private int ticksLeft;
    private int allTicks;
    private int wardHealth;

    /** The health of the unhurt ward, or 0 if the goal asked for something else. */
    private int wardMost;

    private ArenaState saidOf = ArenaState.DORMANT;
    private float alpha;
    private float farewell;
    /** Time for which the name of the fight is still shown. */
    private float namedSeconds;

    /** The opacity of its plate, its bar and its names, from 0 to 1: none while somebody is beneath it. */
    private float clarity = 1;

    private boolean isInTheWay;
    private int wave = -1;
    private String spoken = "";

    private float seconds;
    private int rgb = UiPalette.BONE_LIGHT;

    ArenaBanner(World world, HudContext parts) {
        this.world = world;
        texts = parts.texts();
        heading = new TextLine(parts.fonts(), TextStyle.HEADING);
        below = new TextLine(parts.fonts(), TextStyle.SMALL);
        leftWords = new TextLine(parts.fonts(), TextStyle.SMALL);
        timeWords = new TextLine(parts.fonts(), TextStyle.SMALL);
        timeWords.set(texts.get("hud.hold_out"));
        roof = new RoofClock(parts);
        digits = new PixelDigits(parts.sprites());
        heads = new HeadHealth(world);
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case ARENA_SPRUNG -> farewell = 0;
            case ARENA_STALLED -> why = LossReason.STALLED;
            case WARD_FELL -> why = LossReason.WARD_FELL;
            case ROOF_GAVE -> why = LossReason.ROOF_GAVE;
            case DOOR_BROKEN -> why = LossReason.DOOR_BROKEN;
            case ARENA_CLEARED -> endWon(((RoomEvent) event).room);
            case ARENA_BROKEN -> {
                boolean isLost = why != null;
                end(isLost ? "hud.arena_lost" : "hud.arena_broken", isLost ? UiPalette.BLOOD : UiPalette.BONE);
            }
            default -> {}
        }
    }

    /** Announces a win and the time that the roof still had; that of a hall by the name of its boss. */
    private void endWon(int room) {
        BossKind boss = null;
        int roofTicks = 0;
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena each = world.arenas().get(i);
            boolean isHall = each.room().id() == room && BossBar.isHall(each);
            if (isHall && each.kind().isBossHall()) {
                return; // the scene of the fall says it
            }
            boss = isHall ? BossBar.bossOf(each, world) : boss;
            roofTicks = each.room().id() == room && each.roofTicks() > 0 ? each.roofTicksLeft() : roofTicks;
        }
        end("hud.arena_cleared", UiPalette.GOLD);
        if (roofTicks > 0) {
            below.set(texts.format("hud.roof_held", RoofClock.rounded(roofTicks)));
        }
        if (boss != null) {
            heading.set(texts.format("hud.boss_fallen", texts.get("boss." + boss.id() + ".name")));
        }
        speakAll();
    }

    private void end(String key, int colour) {
        farewell = FAREWELL_SECONDS;
        rgb = colour;
        heading.set(texts.get(key));
        below.set(why == null ? "" : reason(why));
        speakAll();
        saidOf = ArenaState.DORMANT;
        why = null;
    }

    /** Returns why it was lost, and that the noise of it wakes monsters if it does. */
    private String reason(LossReason reason) {
        String told = texts.get(reason.textKey);
        boolean isLoud = reason.isLoud && arena != null && arena.kind().losses().noiseCells() > 0;
        return isLoud ? texts.format("list.sentence", told, texts.get("hud.trap_noise")) : told;
    }

    @Override
    public void update(float frameSeconds) {
        seconds += frameSeconds;
        roof.pass(frameSeconds);
        namedSeconds = Math.max(0, namedSeconds - frameSeconds);
        farewell = Math.max(0, farewell - frameSeconds);
        Arena around = world.arenaAroundPlayer();
        if (around != null && farewell <= 0) {
            follow(around);
        }
        float step = FADE_A_SECOND * frameSeconds;
        float wanted = isInTheWay ? 0 : 1;
        clarity += Math.max(-step, Math.min(step, wanted - clarity));
        boolean isShown = around != null || farewell > 0;
        alpha = isShown ? Math.min(1, alpha + step) : Math.max(0, alpha - step);
    }

    private void follow(Arena around) {
        if (arena != around) {
            arena = around;
            heads.forget();
            namedMonster = -1;
            saidOf = ArenaState.DORMANT;
        }
        ArenaState now = around.state() == ArenaState.CLOSING ? ArenaState.CLOSING : ArenaState.FIGHTING;
        if (now != saidOf) {
            saidOf = now;
            boolean isClosing = now == ArenaState.CLOSING;
            namedSeconds = NAMED_SECONDS;
            rgb = isClosing ? UiPalette.FLAME : UiPalette.BONE_LIGHT;
            heading.set(
                    isClosing
                            ? texts.get("hud.arena_closing")
                            : texts.get("arena." + around.kind().id() + ".name"));
            below.set(isClosing ? texts.get("hud.arena_can_leave") : "");
            wave = -1;
            speakAll();
        }
        heads.count(around);
        countLeft(around);
        roof.follow(around);
        around.kind().goal().rules().show(around, this);
        ArenaWard ward = around.ward();
        int named = ward == null ? heads.monster() : ward.monster();
        if (now == ArenaState.FIGHTING && named != namedMonster) {
            namedMonster = named;
            String id = world.content().monsters().at(namedMonster).id();
            String name = texts.get("monster." + id + ".name");
            below.set(ward == null ? name : texts.format("hud.ward", name));
            speakAll();
            namedSeconds = NAMED_SECONDS;
        }
        followWave(around);
    }

    /** Counts the waves for speech, which cannot tell them by pips. */
    private void followWave(Arena around) {
        boolean counts = saidOf == ArenaState.FIGHTING && around.waves() > 1 && around.wave() < around.waves();
        if (counts && around.wave() != wave && !around.kind().goal().rules().isTimed()) {
            String words = texts.format("speech.wave", around.wave() + 1, around.waves());
            spoken = wave < 0 ? spoken + '\n' + words : words;
            wave = around.wave();
        }
    }

    private void speakAll() {
        spoken = below.text().isEmpty() ? heading.text() : heading.text() + '\n' + below.text();
    }

    @Override
    public String spoken() {
        return (arena != null && world.arenaAroundPlayer() == arena) || farewell > 0 ? spoken : "";
    }

    @Override
    public SpeechRank rank() {
        return SpeechRank.URGENT;
    }

    @Override
    public void showTime(int left, int all) {
        showsTime = true;
        wardMost = 0;
        ticksLeft = left;
        allTicks = all;
    }

    @Override
    public void showWard(int health, int most) {
        showsTime = false;
        wardHealth = health;
        wardMost = most;
    }

    @Override
    public void showHeadsOrWaves() {
        showsTime = false;
        wardMost = 0;
    }

    /** Returns the opacity of its plate and its names besides that of its coming and going, from 0 to 1. */
    float clarity() {
        return clarity;
    }

    /** Returns the opacity of its numbers and pips, from 0 to 1; nothing beneath them makes them faint. */
    float numberAlpha() {
        return alpha;
    }

    /** Returns true while any part of the banner is visible. */
    boolean isShown() {
        return alpha > 0;
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (alpha <= 0 || frame.isBossShown) {
            frame.placePlate(0, 0, 0, 0);
            return;
        }
        LayoutBox box = frame.layout().banner();
        int grain = frame.grain();
        float middle = box.x() + box.width() / 2f;
        float shownName = nameShare();
        below.wrap(box.width() - 6f * grain);
        drawPlate(pane, frame, box, grain);
        float seen = alpha * clarity;
        float nameHigh = shownName * (heading.capHeight() + 3 * grain);
        float top = box.top() - 3 * grain - shownName * frame.size().pixels(NAME_RIM);
        if (shownName > 0) {
            heading.drawShadowed(
                    pane.batch(), middle - heading.width() / 2, top - heading.capHeight(), rgb, seen * shownName);
        }
        int y = Math.round(top - nameHigh) + (shownName > 0 ? 0 : grain);
        Arena shown = arena;
        if (shown != null && farewell <= 0) {
            y -= BAR_GRAINS_HIGH * grain;
            drawWhatIsLeft(pane, box, shown, y, grain);
        }
        if (wardMost > 0 && saidOf == ArenaState.FIGHTING && farewell <= 0) {
            y -= (PIP_GRAINS + 2) * grain;
        }
        float belowFoot = y - shownName * (2 * grain + below.height());
        float belowTop = belowFoot + below.height() - below.capHeight();
        if (shownName > 0) {
            below.drawShadowed(pane.batch(), middle - below.width() / 2, belowTop, UiPalette.BONE, seen * shownName);
        }
        if (shown != null && hasRow(shown)) {
            drawRow(pane, shown, middle, Math.round(below.text().isEmpty() ? y : belowFoot) - 3 * grain, grain);
        }
    }

    /**
     * Draws how many monsters of the wave are left, or how long to hold out, and beside that how long the roof holds.
     */
    private void drawRow(UiPane pane, Arena shown, float middle, int top, int grain) {
        boolean hasRoof = hasRoof(shown);
        float goal = goalWide(grain);
        float gap = goal > 0 && hasRoof ? ROW_GAP_GRAINS * grain : 0;
        float x = middle - rowWide(shown, grain) / 2;
        int foot = top - roof.high(grain);
        float pale = PALEST * (1 - clarity);
        if (showsTime) {
            int low = foot + Math.round((timeWords.capHeight() - digits.high() * grain) / 2);
            timeWords.drawShadowed(pane.batch(), x, foot, UiPalette.mix(UiPalette.GOLD, WHITE, pale), numberAlpha());
            int numberX = Math.round(x + timeWords.width() + RoofClock.GAP_GRAINS * grain);
            digits.draw(pane, secondsToHold(), numberX, low, grain, WHITE, numberAlpha());
        } else if (leftShown > 0) {
            leftWords.drawShadowed(pane.batch(), x, foot, UiPalette.BONE_LIGHT, numberAlpha());
        }
        if (hasRoof) {
            roof.draw(pane, x + goal + gap, top, grain, numberAlpha(), pale);
        }
    }

    private float rowWide(Arena shown, int grain) {
        float goal = goalWide(grain);
        if (!hasRoof(shown)) {
            return goal;
        }
        return goal + (goal > 0 ? ROW_GAP_GRAINS * grain : 0) + roof.wide(grain);
    }

    /** Returns the width of what the row tells of the goal; 0 if that is nothing. */
    private float goalWide(int grain) {
        if (showsTime) {
            return timeWords.width() + (RoofClock.GAP_GRAINS + digits.wide(secondsToHold())) * grain;
        }
        return leftShown > 0 ? leftWords.width() : 0;
    }

    private int secondsToHold() {
        return RoofClock.rounded(ticksLeft);
    }

    private boolean hasRow(Arena shown) {
        boolean tellsGoal = leftShown > 0 || showsTime;
        return hasRoof(shown) || (tellsGoal && saidOf == ArenaState.FIGHTING && farewell <= 0);
    }

    /**
     * Counts the monsters of the wave that are there or about to come up, unless time or the heads decide the fight.
     */
    private void countLeft(Arena around) {
        boolean isTimed = around.kind().goal().rules().isTimed();
        int left = isTimed || heads.areThere()
                ? 0
                : around.counted() + around.marks().size();
        if (left != leftShown) {
            leftShown = left;
            leftWords.set(texts.format("hud.monsters_left", left));
        }
    }

    /** Returns how much of the name is shown, from 0 to 1: all, but for a fight that has gone on for a while. */
    private float nameShare() {
        boolean isFought = saidOf == ArenaState.FIGHTING && farewell <= 0;
        return isFought ? Math.min(1, namedSeconds / UNNAMED_SECONDS) : 1;
    }

    private boolean hasRoof(Arena shown) {
        return shown.roofTicks() > 0 && saidOf == ArenaState.FIGHTING && farewell <= 0;
    }

    /** Draws a dark plate as large as what stands on it. */
    private void drawPlate(UiPane pane, HudFrame frame, LayoutBox box, int grain) {
        boolean isFought = arena != null && farewell <= 0;
        boolean hasPips = wardMost > 0 && saidOf == ArenaState.FIGHTING;
        float share = nameShare();
        float words = share > 0 ? Math.max(heading.width(), below.width()) + 12 * grain : 0;
        float wide = Math.max(words, isFought ? box.width() * PLATE_SHARE : 0);
        float high = 3 * grain
                + share * (3 * grain + heading.capHeight() + 2 * frame.size().pixels(NAME_RIM));
        if (isFought) {
            int under = hasPips ? PIP_GRAINS + 2 : 0;
            high += (3 + BAR_GRAINS_HIGH + under) * grain;
        }
        if (!below.text().isEmpty()) {
            high += share * (5 * grain + below.height());
        }
        if (arena != null && hasRow(arena)) {
            high += 4 * grain + roof.high(grain);
            float loss = hasRoof(arena) ? roof.lossWide(grain) : 0;
            wide = Math.max(wide, rowWide(arena, grain) + 2 * (loss + ROW_RIM_GRAINS * grain));
        }
        float middle = box.x() + box.width() / 2f;
        frame.placePlate(middle - wide / 2, box.top() - high, middle + wide / 2, box.top());
        isInTheWay = frame.isPlateInTheWay() && saidOf == ArenaState.FIGHTING && farewell <= 0;
        pane.panel(
                Math.round(middle - wide / 2),
                Math.round(box.top() - high),
                Math.round(wide),
                Math.round(high),
                grain,
                UiPalette.NIGHT,
                UiPalette.STONE,
                PLATE_ALPHA * alpha * clarity);
    }

    private void drawWhatIsLeft(UiPane pane, LayoutBox box, Arena shown, int y, int grain) {
        float least = Math.max(FAINT, clarity);
        if (saidOf == ArenaState.CLOSING) {
            int most = shown.kind().doors().closingTicks();
            drawBar(pane, box, y, grain, shown.closingTicksLeft() / (float) most, UiPalette.FLAME, clarity);
        } else if (showsTime) {
            drawBar(pane, box, y, grain, ticksLeft / (float) allTicks, UiPalette.GOLD, clarity);
        } else if (wardMost > 0) {
            drawBar(pane, box, y, grain, wardHealth / (float) wardMost, wardColour(pane.flashes()), least);
            drawWavePips(pane, box, y - (PIP_GRAINS + 2) * grain, grain, shown);
        } else if (heads.areThere()) {
            drawBar(pane, box, y, grain, heads.share(), UiPalette.BLOOD, least);
            drawHeadPips(pane, box, y, grain);
        } else if (shown.waves() > 1) {
            drawWavePips(pane, box, y, grain, shown);
        }
    }

    private void drawBar(UiPane pane, LayoutBox box, int y, int grain, float share, int colour, float opacity) {
        int width = box.width() * 2 / 3;
        int x = box.x() + (box.width() - width) / 2;
        int high = BAR_GRAINS_HIGH * grain;
        pane.panel(x, y, width, high, grain, UiPalette.INK, UiPalette.BONE_DARK, alpha * opacity);
        int filled = Math.round((width - 2 * grain) * Math.max(0, Math.min(1, share)));
        pane.fill(x + grain, y + grain, filled, high - 2f * grain, colour, alpha * opacity);
    }

    /** Returns the colour of the ward's health, which beats red once little is left. */
    private int wardColour(FlashLimiter flashes) {
        boolean isLow = wardHealth * 100 < wardMost * LOW_PERCENT;
        float beat = flashes.blink(seconds * 9 / Math.PI % 2 < 1, 1, 0);
        return isLow ? UiPalette.mix(UiPalette.WATER_LIGHT, UiPalette.BLOOD, beat) : UiPalette.WATER_LIGHT;
    }

    /** Draws a pip for each living head if there are several. */
    private void drawHeadPips(UiPane pane, LayoutBox box, int y, int grain) {
        int right = box.x() + box.width() * 5 / 6;
        for (int i = 0; i < heads.alive() && heads.alive() > 1; i++) {
            pane.panel(
                    right + (2 + 5 * i) * grain,
                    y,
                    4 * grain,
                    4 * grain,
                    grain,
                    UiPalette.BLOOD,
                    UiPalette.BONE,
                    numberAlpha());
        }
    }

    private void drawWavePips(UiPane pane, LayoutBox box, int y, int grain, Arena shown) {
        int pip = PIP_GRAINS * grain;
        int width = shown.waves() * pip * 2 - pip;
        int x = box.x() + (box.width() - width) / 2;
        for (int i = 0; i < shown.waves(); i++) {
            drawPip(pane, x + i * pip * 2, y, pip, grain, i - shown.wave());
        }
    }

    /** @param fromNow number of waves from the current one: below 0 for a beaten wave, 0 for the current one */
    private void drawPip(UiPane pane, int x, int y, int side, int grain, int fromNow) {
        float pulse = 0.55f + 0.45f * pane.flashes().wave(seconds * 7);
        int ground = fromNow < 0
                ? UiPalette.GOLD
                : fromNow == 0 ? UiPalette.mix(UiPalette.INK, UiPalette.BLOOD, pulse) : UiPalette.INK;
        pane.panel(
                x,
                y,
                side,
                side,
                grain,
                ground,
                fromNow < 0 ? UiPalette.GOLD_LIGHT : UiPalette.BONE_DARK,
                numberAlpha());
    }
}
