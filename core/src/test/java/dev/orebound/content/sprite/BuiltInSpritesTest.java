package dev.orebound.content.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.biome.PropLook.PropPlace;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks the promises about the built-in sprites. */
class BuiltInSpritesTest {
    private static final List<String> STATES = List.of("idle", "walk", "wind_up", "strike", "hurt", "die");
    private static final int INK = 0x14121fff;

    private static SpriteSheet sheet;
    private static Content content;

    @BeforeAll
    static void read() {
        sheet = SpriteSheet.read(new BuiltInAssets());
        content = TestContent.BUILT_IN;
    }

    @Test
    void everythingThatContentNamesHasItsPictures() {
        TreeSet<String> wanted = new TreeSet<>();
        for (Monster monster : content.monsters()) {
            wanted.addAll(monster.isWard() ? wardStatesOf(monster.sprite()) : statesOf(monster.sprite()));
            wanted.add(monster.sprite() + ".asleep");
        }
        content.monsters().asList().stream()
                .filter(Monster::swims)
                .forEach(monster -> wanted.add(monster.sprite() + "_under"));
        content.items().forEach(item -> wanted.add(item.sprite()));
        content.fixtures().forEach(fixture -> wanted.add(fixture.sprite()));
        content.ores().forEach(ore -> wanted.addAll(List.of(ore.sprite(), ore.shardSprite())));
        content.brews().all().forEach(brew -> {
            wanted.add(brew.sprite());
            wanted.add(brew.sprite() + "_shot");
            wanted.add(brew.sprite() + "_flask");
        });
        content.arenaKinds().forEach(kind -> wanted.add("sigil_" + kind.id()));
        wanted.addAll(statesOf("player"));
        wanted.addAll(List.of(
                "player.wind_up_back",
                "player.strike_back",
                "player.wind_up_high",
                "player.strike_high",
                "player.wind_up_throw",
                "player.throw",
                "player.dash"));

        assertThat(wanted).filteredOn(key -> !sheet.has(key)).as("missing").isEmpty();
    }

    /** A walk has contact and passing of each foot; an attack draws back, strikes and follows through. */
    @Test
    void actorsThatMoveHaveEnoughDifferentPoses() {
        List<String> poor = new ArrayList<>();
        List<String> stay = content.monsters().asList().stream()
                .filter(monster -> monster.speed() == 0)
                .map(Monster::sprite)
                .toList();
        for (String key : fighters()) {
            expect(stay.contains(key) ? 1 : 4, poor, key + ".walk");
            expect(2, poor, key + ".idle");
            expect(3, poor, key + ".die");
            expect(4, poor, key + ".wind_up", key + ".strike");
        }
        expect(4, poor, "player.wind_up_back", "player.strike_back");
        expect(4, poor, "player.wind_up_high", "player.strike_high");
        expect(4, poor, "player.wind_up_throw", "player.throw");

        assertThat(poor).as("too few different poses").isEmpty();
    }

    /** Otherwise they would not be shown. */
    @Test
    void drawingsTowardsTheWestHaveAsManyFramesAsThoseOfTheEast() {
        List<String> wrong = new ArrayList<>();
        int drawn = 0;
        for (Sprite west : walkers()) {
            String key = west.key();
            if (key.contains("_west.")) {
                drawn++;
                String east = key.replace("_west.", ".");
                int frames = sheet.has(east) ? sheet.get(east).frames().size() : 0;
                if (frames != west.frames().size()) {
                    wrong.add(key + ": " + west.frames().size() + " rather than " + frames);
                }
            }
        }

        assertThat(drawn).isPositive();
        assertThat(wrong).isEmpty();
    }

    private static List<String> fighters() {
        TreeSet<String> keys = new TreeSet<>(List.of("player"));
        for (Monster monster : content.monsters()) {
            if (!monster.isWard()) {
                keys.add(monster.sprite());
            }
        }
        return List.copyOf(keys);
    }

    /** Complains unless some sprites together have so many different frames. */
    private static void expect(int least, List<String> poor, String... keys) {
        List<SpriteFrame> poses = new ArrayList<>();
        for (String key : keys) {
            for (SpriteFrame frame : sheet.get(key).frames()) {
                if (poses.stream().noneMatch(other -> looksLike(frame, other))) {
                    poses.add(frame);
                }
            }
        }
        if (poses.size() < least) {
            poor.add(String.join(" and ", keys) + ": " + poses.size());
        }
    }

    private static boolean looksLike(SpriteFrame frame, SpriteFrame other) {
        boolean same = frame.width() == other.width() && frame.height() == other.height();
        for (int i = 0; same && i < frame.width() * frame.height(); i++) {
            int x = i % frame.width();
            int y = i / frame.width();
            same = frame.rgba(x, y) == other.rgba(x, y);
        }
        return same;
    }

    @Test
    void allThatTheScreenAsksForIsThere() {
        assertThat(List.of(
                        "chest_east",
                        "chest_north",
                        "chest_south",
                        "chest_west",
                        "door",
                        "door_jamb",
                        "door_side",
                        "cage",
                        "kennel",
                        "kennel_back",
                        "pedestal",
                        "prop_lever",
                        "vignette_key",
                        "key_carried",
                        "roof_fallen",
                        "exit_bars",
                        "exit_sign_battle",
                        "exit_sign_scroll",
                        "exit_sign_golem",
                        "exit_sign_health_buff",
                        "exit_sign_attack_buff",
                        "exit_sign_boss",
                        "exit_sign_out",
                        "warden",
                        "spawn_mark",
                        "alert",
                        "dazed",
                        "head_mark",
                        "shot",
                        "sigil",
                        "sigil_crack",
                        "roof_debris",
                        "sleep",
                        "noticed",
                        "searching",
                        "guarding",
                        "wandering",
                        "returning",
                        "fleeing",
                        "captive",
                        "shackles",
                        "captive_post",
                        "leader",
                        "hidden",
                        "flame",
                        "frost",
                        "arc",
                        "bubble",
                        "drip",
                        "fire",
                        "charge",
                        "charge_short",
                        "grass",
                        "rubble",
                        "bones",
                        "mushrooms",
                        "chasm_edge",
                        "bridge_boards",
                        "bridge_boards_side",
                        "bridge_rope",
                        "bridge_rope_side",
                        "torch",
                        "hud_heart",
                        "hud_flask",
                        "hud_flask_mask",
                        "hud_flask_gleam",
                        "hud_digits",
                        "hud_mouse",
                        "hud_mouse_small",
                        "cursor",
                        "title_emblem",
                        "icon"))
                .filteredOn(key -> !sheet.has(key))
                .as("missing")
                .isEmpty();
    }

    @Test
    void theColoursOfThePaletteAreAllDifferent() {
        TreeSet<Integer> colours = new TreeSet<>();
        sheet.palette()
                .letters()
                .chars()
                .forEach(letter -> colours.add(sheet.palette().rgb((char) letter)));

        assertThat(colours).hasSize(sheet.palette().size());
    }

    @Test
    void packedSpritesAreThoseThatTheTextsDraw() throws IOException {
        Assets assets = new BuiltInAssets();
        ByteBuffer pack = ByteBuffer.wrap(
                new InflaterInputStream(new ByteArrayInputStream(SpritePack.pack(assets))).readAllBytes());

        assertThat(pack.getLong()).isEqualTo(SpriteSheet.hashOf(assets));
        assertThat(SpritePack.unpack(pack).stream().map(BuiltInSpritesTest::described))
                .containsExactlyElementsOf(SpriteSheet.draw(assets).sprites().stream()
                        .map(BuiltInSpritesTest::described)
                        .toList());
    }

    private static List<Object> described(Sprite sprite) {
        List<Object> pixels = new ArrayList<>();
        for (SpriteFrame frame : sprite.frames()) {
            for (int i = 0; i < frame.width() * frame.height(); i++) {
                pixels.add(frame.rgba(i % frame.width(), i / frame.width()));
                pixels.add(frame.emissive(i % frame.width(), i / frame.width()));
            }
        }
        return List.of(
                sprite.key(), sprite.width(), sprite.height(), sprite.pivotX(), sprite.pivotY(), pixels.hashCode());
    }

    @Test
    void actorsThatWalkBeginOnTheLowestRow() {
        assertThat(keysOf(walkers(), sprite -> {
                    SpriteFrame frame = sprite.frames().get(0);
                    return rowIsEmpty(frame, frame.height() - 1);
                }))
                .as("floating")
                .isEmpty();
    }

    @Test
    void actorsThatWalkAreOutlinedWithoutAGap() {
        assertThat(pixels(walkers(), frame -> gaps(frame)))
                .as("pixels that should be an outline")
                .isEmpty();
    }

    @Test
    void noPixelStandsAlone_unlessItIsASpark() {
        assertThat(pixels(sheet.sprites(), frame -> strays(frame)))
                .as("pixels that stand alone")
                .isEmpty();
    }

    @Test
    void propsAreAtMostACellWiderThanTheirPlaces() {
        List<String> wide = new ArrayList<>();
        content.biomes()
                .forEach(biome -> biome.props().stream()
                        .filter(prop -> prop.place() != PropPlace.TOP)
                        .filter(prop -> sheet.get(prop.sprite()).frames().get(0).width() > (prop.span() + 1) * 16)
                        .forEach(prop -> wide.add(biome.id() + ": " + prop.sprite())));

        assertThat(wide).isEmpty();
    }

    @Test
    void aFlaskIsFilledWithinItsGlass() {
        SpriteFrame flask = sheet.get("hud_flask").frames().get(0);
        SpriteFrame mask = sheet.get("hud_flask_mask").frames().get(0);

        assertThat(mask.width()).isEqualTo(flask.width());
        assertThat(mask.height()).isEqualTo(flask.height());
        for (int i = 0; i < mask.width() * mask.height(); i++) {
            int x = i % mask.width();
            int y = i / mask.width();
            if (mask.rgba(x, y) != 0) {
                assertThat(flask.rgba(x, y))
                        .as("flask at %s, %s", x, y)
                        .isNotZero()
                        .isNotEqualTo(INK);
            }
        }
    }

    @Test
    void theManualExplainsEveryLineThatTheReaderKnows() {
        String manual = new BuiltInAssets().text("sprites/README.md");

        for (String word : SpriteReader.WORDS) {
            assertThat(manual).contains("| `" + word);
        }
    }

    @Test
    void theManualsExampleIsASprite() {
        String manual = new BuiltInAssets().text("sprites/README.md");
        int start = manual.indexOf("```\n") + 4;
        String example = manual.substring(start, manual.indexOf("```", start));
        TextAssets assets = new TextAssets()
                .with(SpritePalette.FILE, new BuiltInAssets().text(SpritePalette.FILE))
                .with("sprites/bat.txt", example);

        assertThat(SpriteSheet.read(assets).get("sleepy_bat.idle").frames()).hasSize(2);
    }

    private static List<String> wardStatesOf(String key) {
        return List.of(
                key + ".idle", key + ".hurt", key + "_cracked.idle", key + "_cracked.asleep", key + "_fallen.idle");
    }

    private static List<String> statesOf(String key) {
        return STATES.stream().map(state -> key + "." + state).toList();
    }

    private static List<Sprite> walkers() {
        return sheet.sprites().stream()
                .filter(sprite -> sprite.key().contains("."))
                .toList();
    }

    private static List<String> keysOf(List<Sprite> sprites, Predicate<Sprite> isWrong) {
        return sprites.stream().filter(isWrong).map(Sprite::key).toList();
    }

    /** Returns the key and the frame of each sprite with wrong pixels, and these. */
    private static List<String> pixels(List<Sprite> sprites, Function<SpriteFrame, List<String>> wrong) {
        List<String> found = new ArrayList<>();
        for (Sprite sprite : sprites) {
            for (int i = 0; i < sprite.frames().size(); i++) {
                List<String> pixels = wrong.apply(sprite.frames().get(i));
                if (!pixels.isEmpty()) {
                    found.add(sprite.key() + ", frame " + i + ": " + pixels);
                }
            }
        }
        return found;
    }

    private static boolean rowIsEmpty(SpriteFrame frame, int y) {
        boolean empty = true;
        for (int x = 0; x < frame.width(); x++) {
            empty &= frame.rgba(x, y) == 0;
        }
        return empty;
    }

    /** Returns the coloured pixels that touch a transparent one along a side, which should be an outline. */
    private static List<String> gaps(SpriteFrame frame) {
        List<String> gaps = new ArrayList<>();
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                boolean coloured = frame.rgba(x, y) != 0 && frame.rgba(x, y) != INK;
                boolean open = isClear(frame, x - 1, y)
                        || isClear(frame, x + 1, y)
                        || isClear(frame, x, y - 1)
                        || isClear(frame, x, y + 1);
                if (coloured && open) {
                    gaps.add(x + "," + y);
                }
            }
        }
        return gaps;
    }

    private static List<String> strays(SpriteFrame frame) {
        List<String> strays = new ArrayList<>();
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                if (!isClear(frame, x, y) && frame.emissive(x, y) == 0 && isAlone(frame, x, y)) {
                    strays.add(x + "," + y);
                }
            }
        }
        return strays;
    }

    private static boolean isAlone(SpriteFrame frame, int x, int y) {
        boolean alone = true;
        for (int i = 0; i < 9; i++) {
            alone &= i == 4 || isClear(frame, x - 1 + i % 3, y - 1 + i / 3);
        }
        return alone;
    }

    private static boolean isClear(SpriteFrame frame, int x, int y) {
        return x < 0 || y < 0 || x >= frame.width() || y >= frame.height() || frame.rgba(x, y) == 0;
    }
}
