package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.effect.FloorTrail;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.gift.FloorGifts;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows the leader of the horde that hunts the player: pennant, name, health and number of followers. A line below
 * announces what happens to hordes and companions. If there is nothing to announce, it says where the holder of the key
 * is while the exits are locked, and then to find an exit until one has been seen; but nothing of the kind in a trap,
 * whose doors end what was announced before. While a beginner is at the first steps, announcements wait, and the holder
 * of the key is not named.
 */
final class HordeSign implements HudPart {
    private static final float FADE_A_SECOND = 5;
    private static final float SAID_SECONDS = 5;
    private static final float SAID_FADE_SECONDS = 0.6f;
    private static final int BAR_GRAINS_HIGH = 4;

    /** Opacity of the plate behind a line. */
    private static final float PLATE = 0.66f;

    /** A leader that was out of sight for a shorter time is not announced again. */
    private static final float REMEMBERED_SECONDS = 20;

    private final World world;
    private final GameTexts texts;
    private final BooleanSupplier isTeaching;
    private final HordeWatch watch;
    private final TextureRegion pennant;
    private final TextLine name;
    private final TextLine with;
    private final TextLine said;
    /** By the ordinal of the direction in which the warden is. */
    private final String[] lockTexts = new String[CompassDirection.values().length];

    /** The same for the hall of a guardian. */
    private final String[] guardianTexts = new String[lockTexts.length];

    private final TextLine lock;
    private final TextLine key;
    private final TextLine exit;
    private final TextLine guardian;
    private final TextLine wayOut;
    private boolean isWardenTold;
    private @Nullable CompassDirection wardenWay;
    private @Nullable CompassDirection guardianWay;
    private long named;
    private long shown;
    private int followers = -1;
    private float sinceNamed = REMEMBERED_SECONDS;
    private float saidSeconds;
    private float alpha;
    /**
     * The place of the line of announcements: 0 at the top, 1 below the leader's bar. It moves while no bar is shown.
     */
    private float below;

    private float health;

    /** @param isTeaching whether the player is at the first steps, during which announcements wait */
    HordeSign(World world, HudContext parts, BooleanSupplier isTeaching) {
        this.world = world;
        this.isTeaching = isTeaching;
        texts = parts.texts();
        watch = new HordeWatch(world);
        pennant = parts.sprites().frame("leader", 0);
        name = new TextLine(parts.fonts(), TextStyle.BODY);
        with = new TextLine(parts.fonts(), TextStyle.SMALL);
        said = endingRight(parts, "");
        for (CompassDirection way : CompassDirection.values()) {
            lockTexts[way.ordinal()] = texts.format(
                    "hud.warden_has_key",
                    texts.get(way.textKey()),
                    oreName(world.floor().primaryOre()));
            guardianTexts[way.ordinal()] =
                    texts.format("hud.guardian_to_find", BossBar.barsWay(world, texts), texts.get(way.textKey()));
        }
        lock = endingRight(parts, "");
        key = endingRight(parts, texts.get("hud.key_lies"));
        exit = endingRight(parts, texts.get("hud.find_exit"));
        guardian = endingRight(parts, BossBar.barsWay(world, texts));
        wayOut = endingRight(parts, texts.get("hud.way_out_open"));
    }

    private static TextLine endingRight(HudContext parts, String text) {
        TextLine line = new TextLine(parts.fonts(), TextStyle.SMALL, text);
        line.endRight();
        return line;
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case LEADER_SUCCEEDED -> {
                named = ((ActorEvent) event).actorId;
                sinceNamed = 0;
                say(texts.format("hud.horde_succeeded", nameOf(event.subject())));
            }
            case HORDE_ARRIVED ->
                say(texts.format(
                        "hud.horde_arrived",
                        texts.get(wayTo(event.x(), event.y()).textKey())));
            case HORDE_STIRRED ->
                say(texts.format(
                        "hud.horde_stirred",
                        texts.get(wayTo(event.x(), event.y()).textKey())));
            case KEY_DROPPED ->
                say(texts.format(
                        "hud.warden_paid",
                        ((OreEvent) event).measures,
                        oreName(world.content().ores().at(event.subject()).id())));
            case EXITS_UNLOCKED -> say(exitsOpen());
            case HORDE_ROUTED -> say(texts.format("hud.horde_mourns", nameOf(event.subject())));
            case COMPANION_DIED -> say(ofDeath((HealthEvent) event));
            case GOLEM_RAISED -> say(texts.format("hud.golem_raised", nameOf(event.subject())));
            case ARENA_SEALED -> saidSeconds = 0;
            default -> {}
        }
    }

    /** Returns what is told of a companion's death: who did it, and of a golem that its core lies there. */
    private String ofDeath(HealthEvent death) {
        boolean isGolem = world.content().golems().ofMonster(death.monster) != null;
        if (death.byMonster < 0) {
            return texts.format(isGolem ? "hud.golem_fell" : "hud.companion_died", nameOf(death.monster));
        }
        return texts.format(
                isGolem ? "hud.golem_fell_to" : "hud.companion_died_to",
                nameOf(death.monster),
                nameOf(death.byMonster));
    }

    /** Returns what is told of exits that open: also where the nearest is, if the player does not see it. */
    private String exitsOpen() {
        int nearest = new FloorTrail(world).nearestExit(world.player().body().cell);
        if (nearest == Grid.NONE || !FloorTrail.isFar(world, nearest)) {
            return texts.get("hud.exits_open");
        }
        Grid grid = world.floor().grid();
        CompassDirection way = wayTo(grid.x(nearest) + 0.5f, grid.y(nearest) + 0.5f);
        return texts.format("hud.exits_open_far", texts.get(way.textKey()));
    }

    @Override
    public void tick() {
        watch.look();
        tellOfWarden();
        tellOfGuardian();
        if (!watch.isLed()) {
            return;
        }
        if (watch.spawnId() != named || sinceNamed >= REMEMBERED_SECONDS) {
            named = watch.spawnId();
            say(texts.format("hud.horde_led", nameOf(watch.monster()), watch.followers() + 1));
        }
        sinceNamed = 0;
        health = watch.health();
        if (watch.spawnId() != shown || watch.followers() != followers) {
            shown = watch.spawnId();
            followers = watch.followers();
            name.set(nameOf(watch.monster()));
            with.set(texts.format("hud.horde_with", followers));
        }
    }

    /** Says where the warden is, and announces it once, as soon as it is seen. */
    private void tellOfWarden() {
        long warden = world.part(FloorGifts.class).wardenSpawnId();
        for (int i = 0; i < world.monsters().size() && warden != 0; i++) {
            Entity monster = world.monsters().get(i);
            if (monster.getComponent(SpawnComponent.class).spawnId == warden) {
                BodyComponent body = monster.getComponent(BodyComponent.class);
                pointTo(wayTo(body.x, body.y));
                if (!isWardenTold && world.floorState().isInSight(body.cell)) {
                    isWardenTold = true;
                    say(texts.format("hud.warden_named", nameOf(monster.getComponent(MonsterComponent.class).monster)));
                }
            }
        }
    }

    /** Says where the hall of a guardian is, as long as the player is elsewhere. */
    private void tellOfGuardian() {
        Arena hall = world.guardianHall();
        if (hall == null || world.player().component().room == hall.room().id()) {
            return;
        }
        Grid grid = world.floor().grid();
        int centre = hall.room().centre();
        CompassDirection way = wayTo(grid.x(centre) + 0.5f, grid.y(centre) + 0.5f);
        if (way != guardianWay) {
            guardianWay = way;
            guardian.set(guardianTexts[way.ordinal()]);
        }
    }

    private void pointTo(CompassDirection way) {
        if (way != wardenWay) {
            wardenWay = way;
            lock.set(lockTexts[way.ordinal()]);
        }
    }

    private String nameOf(int monster) {
        return texts.get("monster." + world.content().monsters().at(monster).id() + ".name");
    }

    private String oreName(String ore) {
        return texts.get("ore." + ore + ".name");
    }

    private CompassDirection wayTo(float x, float y) {
        return PlaceWords.wayFromPlayer(world, x, y);
    }

    private void say(String line) {
        said.set(line);
        saidSeconds = SAID_SECONDS;
    }

    @Override
    public void update(float seconds) {
        sinceNamed += seconds;
        saidSeconds = isTeaching.getAsBoolean() ? saidSeconds : Math.max(0, saidSeconds - seconds);
        float step = FADE_A_SECOND * seconds;
        if (watch.isLed()) {
            below = Math.min(1, below + step);
            alpha = below < 1 ? alpha : Math.min(1, alpha + step);
        } else {
            below = alpha > 0 ? below : Math.max(0, below - step);
            alpha = Math.max(0, alpha - step);
        }
    }

    /** Returns the current announcement, or an empty text. */
    String said() {
        return saidSeconds > 0 && !isTeaching.getAsBoolean() ? said.text() : "";
    }

    /** Returns the name of the shown leader, or an empty text. */
    String leader() {
        return watch.isLed() ? name.text() : "";
    }

    /** Draws the sign along the right side of a box, from its top. */
    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isMapLarge) {
            return;
        }
        LayoutBox box = frame.layout().horde();
        int grain = frame.grain();
        float foot = box.top() - name.capHeight() - grain;
        if (alpha > 0) {
            drawLeader(pane, box, foot, grain);
        }
        boolean waits = isTeaching.getAsBoolean();
        float told = waits ? 0 : Math.min(1, saidSeconds / SAID_FADE_SECONDS);
        if (told > 0) {
            said.wrap(box.width());
            drawBelow(pane, said, box, foot, grain, UiPalette.GOLD_LIGHT, told);
        } else if (alpha > 0) {
            drawBelow(pane, with, box, foot, grain, UiPalette.BONE, alpha);
        } else {
            drawStanding(pane, box, foot, grain);
        }
    }

    private void drawStanding(UiPane pane, LayoutBox box, float foot, int grain) {
        TextLine line = standingLine();
        if (line != null) {
            line.wrap(box.width());
            drawBelow(
                    pane,
                    line,
                    box,
                    foot,
                    grain,
                    line == wayOut || line == key ? UiPalette.GOLD_LIGHT : UiPalette.BONE,
                    1);
        }
    }

    /** Returns the line about the way on from the floor; null while the first steps or a trap come first. */
    private @Nullable TextLine standingLine() {
        boolean waits = isTeaching.getAsBoolean();
        if (waits || HintTriggers.isInFirstRoom(world) || world.arenaAroundPlayer() != null) {
            return null; // first steps come first, and nothing beyond the doors matters in a trap
        } else if (world.part(FloorGifts.class).wardenSpawnId() != 0) {
            return lock;
        } else if (BossBar.barsWay(world) != null) {
            return guardian;
        } else if (BossFall.isFallen(world)) {
            return wayOut;
        } else if (world.part(FloorGifts.class).areExitsLocked()) {
            return key;
        }
        return isExitSeen() ? null : exit;
    }

    /** Returns the words about the way on from the floor, empty for none. */
    String standing() {
        TextLine line = standingLine();
        return line == null ? "" : line.text();
    }

    @Override
    public String spoken() {
        return said();
    }

    private boolean isExitSeen() {
        List<Exit> exits = world.floor().exits();
        for (int i = 0; i < exits.size(); i++) {
            if (world.floorState().isSeen(exits.get(i).at())) {
                return true;
            }
        }
        return false;
    }

    /** Draws a line below the leader's bar, or in its place if there is no leader, on a plate of its own size. */
    private void drawBelow(UiPane pane, TextLine line, LayoutBox box, float foot, int grain, int rgb, float seen) {
        float x = box.right() - line.width();
        float highest = box.top() - grain;
        // The plate begins a grain below the bar.
        float lowest = foot - (BAR_GRAINS_HIGH + 7) * grain;
        float top = Math.round(highest + (lowest - highest) * below);
        float rim = 3f * grain;
        pane.fill(
                x - rim,
                top - line.height() - rim,
                line.width() + 2 * rim,
                line.height() + 2 * rim,
                UiPalette.INK,
                PLATE * seen);
        line.drawShadowed(pane.batch(), x, top - line.capHeight(), rgb, seen);
    }

    private void drawLeader(UiPane pane, LayoutBox box, float foot, int grain) {
        float x = box.right() - name.width();
        pane.shade(x - 20f * grain, foot - 10f * grain, name.width() + 26f * grain, 24f * grain, 0.7f * alpha);
        name.drawShadowed(pane.batch(), x, foot, UiPalette.BONE_LIGHT, alpha);
        float left = x - (pennant.getRegionWidth() + 1) * grain;
        float middle = foot + name.capHeight() / 2;
        pane.picture(
                pennant, Math.round(left), Math.round(middle - pennant.getRegionHeight() * grain / 2f), grain, alpha);
        int width = Math.round(box.right() - left);
        int y = Math.round(foot) - (BAR_GRAINS_HIGH + 3) * grain;
        pane.panel(
                Math.round(left), y, width, BAR_GRAINS_HIGH * grain, grain, UiPalette.INK, UiPalette.BONE_DARK, alpha);
        int filled = Math.round((width - 2 * grain) * health);
        pane.fill(left + grain, y + grain, filled, (BAR_GRAINS_HIGH - 2) * grain, UiPalette.BLOOD, alpha);
    }
}
