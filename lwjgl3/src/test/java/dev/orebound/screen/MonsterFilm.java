package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.AttackFormKind;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * Photographs every monster at its own depth: at rest beside the player, and in the wind-up of each of its attacks.
 * Saves a picture of each, and two sheets: {@code monsters.jpg} shows the most wanted attack of every monster,
 * {@code guardians.jpg} all attacks of every phase of a boss. Arguments: the window as {@code 1280x720}, the folder to
 * write to, and the monsters; none means all.
 */
public final class MonsterFilm {
    private static final String HORDE = "goblin_scouts";
    private static final int WIDTH = 26;
    private static final int HEIGHT = 13;
    private static final int PLAYER_X = 11;
    private static final int PLAYER_Y = 6;
    private static final int SETTLES = 6;
    private static final int PATIENCE = 900;
    private static final int OFTEN = 90;
    private static final int OTHERS_WAIT = 600;
    /** Ticks before the end of a wind-up at which its telegraph does not yet flash. */
    private static final int UNTIL_FLASH = 8;

    private static final float USUAL_DISTANCE = 2.8f;
    private static final int CROP_WIDTH = 480;
    private static final int CROP_HEIGHT = 320;
    /** Numbers of the attacks by which monsters are known, if these are not their first. */
    private static final Map<String, Integer> TYPICAL = Map.of(
            "goblin_slinger",
            1,
            "goblin_mystic",
            1,
            "chalk_ghoul",
            1,
            "shroud_crow",
            1,
            "stoker",
            1,
            "prism_stalker",
            1,
            "lodestone",
            1,
            "brood_nest",
            1);

    /** The letter of the terrain that an attack needs, drawn in four cells; otherwise a torch. */
    private static final Map<String, String> GLYPHS = Map.of("bones", "%%%%", "shallow_water", "----", "lava", "^^^^");

    private static final int COLUMNS = 4;
    private static final int COLUMN = 300;

    private final Content content = TestContent.BUILT_IN;
    private final GameTexts texts = GameTexts.read(new BuiltInAssets());
    private final Descent descent = new Descent(Seed.of("drawn"), content.graph());
    private final GameSettings settings;
    private final File folder;
    private final List<String> wanted;

    private MonsterFilm(String[] arguments) {
        settings = FilmCamera.window(arguments[0]);
        folder = new File(arguments[1]);
        wanted = List.of(arguments).subList(2, arguments.length);
    }

    public static void main(String[] arguments) {
        MonsterFilm film = new MonsterFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        FilmCamera camera = new FilmCamera(content, settings, folder);
        FilmSheet wild = new FilmSheet(COLUMNS, COLUMN);
        FilmSheet guardians = new FilmSheet(COLUMNS, COLUMN);
        try {
            for (Monster monster : content.monsters().asList()) {
                boolean isFoe = !monster.isWard()
                        && content.golems().ofMonster(content.monsters().indexOf(monster.id())) == null;
                if (isFoe && (wanted.isEmpty() || wanted.contains(monster.id()))) {
                    boolean isBoss = bossOf(monster.id()) != null;
                    shoot(camera, monster, isBoss ? guardians : wild, isBoss);
                }
            }
            if (wanted.isEmpty()) {
                wild.writeWhole(new File(folder, "monsters.jpg"));
                guardians.writeWhole(new File(folder, "guardians.jpg"));
            }
        } catch (IOException e) {
            throw new IllegalStateException("a picture cannot be written", e);
        }
    }

    /** Takes the pictures of a monster; all its attacks or the most typical one goes on the sheet. */
    private void shoot(FilmCamera camera, Monster monster, FilmSheet sheet, boolean isAll) throws IOException {
        String name = texts.get("monster." + monster.id() + ".name");
        sheet.add(rest(camera, monster), name + ", depth " + depth(monster));
        for (int i = 0; i < monster.attacks().size(); i++) {
            BufferedImage picture = windUp(camera, monster, i);
            if (picture == null) {
                System.out.println(monster.id() + " never begins attack " + i);
            } else if (isAll || i == TYPICAL.getOrDefault(monster.id(), 0)) {
                sheet.add(picture, name + ": " + words(monster.attacks().get(i)));
            }
        }
    }

    private BufferedImage rest(FilmCamera camera, Monster monster) throws IOException {
        World world = world(monster, null);
        camera.turnTo(world, descent);
        place(world, 2);
        world.step(new Intent());
        HordeBrush.turn(world.hordes().get(0), MindState.ASLEEP);
        camera.afterTick();
        for (int frames = 0; frames < SETTLES; frames++) {
            camera.draw(1 / 8f);
        }
        return crop(camera, world, monster.id() + "_rest", bossOf(monster.id()) == null ? 1 : 2);
    }

    private @Nullable BufferedImage windUp(FilmCamera camera, Monster monster, int number) throws IOException {
        Attack attack = monster.attacks().get(number);
        World world = world(monster, attack);
        camera.turnTo(world, descent);
        float away = Math.max(
                attack.begins().nearestCells() + 0.2f,
                Math.min(attack.begins().farthestCells() - 0.15f, USUAL_DISTANCE));
        for (int tick = 0; tick < PATIENCE; tick++) {
            Entity entity = world.monsters().get(0);
            StrikerComponent striker = entity.getComponent(StrikerComponent.class);
            boolean isWindingUp = striker.phase == StrikePhase.WINDING_UP && striker.attack == number;
            if (isWindingUp && striker.ticks <= Math.max(attack.timing().windUpTicks() / 3, UNTIL_FLASH)) {
                return crop(
                        camera,
                        world,
                        monster.id() + "_" + number,
                        bossOf(monster.id()) == null ? scale(attack.form()) : 2);
            }
            if (striker.phase == StrikePhase.READY && tick % OFTEN == 0) {
                place(world, away);
                HordeBrush.rouse(world.hordes().get(0), world.player().body().cell);
            }
            Arrays.fill(striker.cooldownTicks, OTHERS_WAIT);
            striker.cooldownTicks[number] = 0;
            for (int i = 1; i < world.monsters().size(); i++) {
                HealthComponent health = world.monsters().get(i).getComponent(HealthComponent.class);
                health.health = Math.max(1, health.most / 3);
                Arrays.fill(world.monsters().get(i).getComponent(StrikerComponent.class).cooldownTicks, OTHERS_WAIT);
            }
            step(world, camera, tick);
        }
        return null;
    }

    private static void step(World world, FilmCamera camera, int tick) {
        world.player().health().health = world.player().health().most;
        world.step(new Intent());
        camera.afterTick();
        if (tick % 3 == 0) {
            camera.draw(3f / TickClock.TICKS_A_SECOND);
        }
    }

    /** Puts a monster some cells to the east of the player. */
    private static void place(World world, float away) {
        BodyComponent body = world.monsters().get(0).getComponent(BodyComponent.class);
        BodyComponent player = world.player().body();
        body.x = player.x + away;
        body.y = player.y;
        body.previousX = body.x;
        body.previousY = body.y;
        body.cell = world.floor().grid().cell((int) body.x, (int) body.y);
        body.facingX = -1;
        body.facingY = 0;
    }

    private BufferedImage crop(FilmCamera camera, World world, String name, int scale) throws IOException {
        BodyComponent monster = world.monsters().get(0).getComponent(BodyComponent.class);
        BodyComponent player = world.player().body();
        BufferedImage whole = ImageIO.read(camera.keepAsItIs(name));
        int width = CROP_WIDTH * (1 + scale) / 2;
        int height = CROP_HEIGHT * (1 + scale) / 2;
        int left = camera.x((monster.x + player.x) / 2) - width / 2;
        int top = camera.y((monster.y + player.y) / 2 + 0.5f) - height / 2;
        int x = Math.max(0, Math.min(left, whole.getWidth() - width));
        int y = Math.max(0, Math.min(top, whole.getHeight() - height));
        BufferedImage crop = whole.getSubimage(x, y, width, height);
        ImageIO.write(crop, "png", new File(folder, name + ".png"));
        return crop;
    }

    /** Returns how large a part of the window an attack fills: 1 is the usual, 2 is half as large again. */
    private static int scale(AttackForm form) {
        return form instanceof AttackForm.Burst burst && burst.radiusCells() > 3 ? 2 : 1;
    }

    private World world(Monster monster, @Nullable Attack attack) {
        boolean heals = attack != null && attack.form() instanceof AttackForm.Heal;
        List<String> members = heals ? List.of(monster.id(), "goblin") : List.of(monster.id());
        DrawnHall hall = new DrawnHall(content, drawing(monster, attack)).depth(depth(monster));
        Floor floor = hall.floor(HORDE, false, members);
        // The start would lie beneath the player's feet with its own picture.
        World world =
                new World(floor, content, Party.fresh(content), floor.grid().cell(PLAYER_X, PLAYER_Y));
        // Otherwise the monster would hold a key, with a mark over its head.
        world.part(FloorGifts.class).lock().open();
        return world;
    }

    /** Draws a hall with torches, and beside the monster whatever it or its attack needs. */
    private static String drawing(Monster monster, @Nullable Attack attack) {
        List<StringBuilder> rows = new ArrayList<>();
        for (int y = 0; y < HEIGHT; y++) {
            boolean isEdge = y == 0 || y == HEIGHT - 1;
            rows.add(new StringBuilder(isEdge ? "#".repeat(WIDTH) : "#" + ".".repeat(WIDTH - 2) + "#"));
        }
        for (int x = 2; x < WIDTH; x += 5) {
            rows.get(0).setCharAt(x, 't');
        }
        int at = PLAYER_X + 2;
        if (monster.swims()) {
            for (int y = PLAYER_Y - 3; y <= PLAYER_Y + 3; y++) {
                rows.get(y).replace(PLAYER_X + 1, PLAYER_X + 9, "~~~~~~~~");
            }
        }
        Attack.AttackPlace near = attack == null ? null : attack.near();
        if (near != null) {
            String glyphs = GLYPHS.getOrDefault(near.lies().get(0), ".t..");
            rows.get(PLAYER_Y - 1).replace(at - 1, at + 3, glyphs);
            if (glyphs.equals(GLYPHS.get("shallow_water"))) {
                rows.get(PLAYER_Y).replace(at - 1, at + 3, glyphs);
                rows.get(PLAYER_Y + 1).replace(at - 1, at + 3, glyphs);
            }
        }
        rows.get(HEIGHT - 2).setCharAt(1, '@');
        rows.get(PLAYER_Y).setCharAt(at, '1');
        rows.get(PLAYER_Y + 2).setCharAt(at + 2, '2');
        return String.join("\n", rows);
    }

    /** Returns a depth at which a monster is met: in its own biome, if it has one. */
    private int depth(Monster monster) {
        BossKind boss = bossOf(monster.id());
        if (boss != null) {
            return content.arenaKinds().get(boss.arena()).depths().highest();
        }
        IntRange home = monster.home() == null
                ? new IntRange(1, 17)
                : content.biomes().get(monster.home()).depths();
        for (int depth = home.lowest(); depth <= home.highest(); depth++) {
            for (Horde horde : content.hordes().asList()) {
                if (horde.depths().holds(depth) && has(horde, monster.id())) {
                    return depth;
                }
            }
        }
        for (Monster caller : content.monsters().asList()) {
            if (bossOf(caller.id()) != null && calls(caller, monster.id())) {
                return depth(caller);
            }
        }
        return home.lowest();
    }

    private static boolean has(Horde horde, String monster) {
        return horde.leader().equals(monster)
                || horde.members().stream().anyMatch(each -> each.monster().equals(monster));
    }

    private static boolean calls(Monster caller, String monster) {
        return caller.attacks().stream()
                .anyMatch(attack -> attack.form() instanceof AttackForm.Summon summon
                        && summon.monster().equals(monster));
    }

    private @Nullable BossKind bossOf(String monster) {
        for (BossKind boss : content.bosses().asList()) {
            if (boss.is(monster)) {
                return boss;
            }
        }
        return null;
    }

    private static String words(Attack attack) {
        boolean isVolley = attack.form() instanceof AttackForm.Lob lob && lob.volley() != null;
        String form = isVolley ? "volley" : AttackFormKind.of(attack.form()).id();
        GroundInfluence influence = attack.influence();
        return influence == null ? form : form + " of " + influence.name().toLowerCase(Locale.ROOT);
    }
}
