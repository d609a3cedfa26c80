package dev.orebound.content.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.film.FilmScene.ArenaSubject;
import dev.orebound.content.film.FilmScene.CrowdSubject;
import dev.orebound.content.film.FilmScene.FloorSubject;
import dev.orebound.content.film.FilmScene.PageSubject;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the list of scenes, and that faults in it are told in a line each. */
class FilmSceneTest {
    private static final BuiltInAssets BUILT_IN = new BuiltInAssets();

    @Test
    void theListHasScenesOfEveryArenaKindFloorKindDepthAndPage() {
        ContentTable<FilmScene> scenes = FilmScene.readAll(
                BUILT_IN,
                TestContent.BUILT_IN.arenaKinds(),
                TestContent.BUILT_IN.brews().all());
        List<String> arenas = new ArrayList<>();
        List<FloorKind> kinds = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        List<FilmPage> pages = new ArrayList<>();
        List<Integer> crowds = new ArrayList<>();
        List<ArenaMoment> moments = new ArrayList<>();
        for (FilmScene scene : scenes) {
            if (scene.shows() instanceof ArenaSubject arena) {
                arenas.add(arena.arena());
                moments.add(arena.moment());
            } else if (scene.shows() instanceof FloorSubject floor) {
                kinds.add(floor.kind());
                depths.add(floor.depth());
            } else if (scene.shows() instanceof CrowdSubject crowd) {
                crowds.add(crowd.bodies());
            } else if (scene.shows() instanceof PageSubject page) {
                pages.add(page.page());
            }
        }

        assertThat(scenes.ids()).hasSizeGreaterThanOrEqualTo(90).doesNotHaveDuplicates();
        assertThat(arenas).containsAll(TestContent.BUILT_IN.arenaKinds().ids());
        assertThat(kinds).contains(FloorKind.values());
        assertThat(depths).contains(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
        assertThat(crowds).contains(40);
        assertThat(pages).contains(FilmPage.values());
        assertThat(moments).contains(ArenaMoment.values());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            { "one": { "shows": "floor", "seed": 7, "depth": 18, "kind": "battle" } }       | one.depth: 18; give a \
            whole number within 1..17
            { "one": { "shows": "play", "seed": 7 } }                                       | one.shows: 'play'
            { "one": { "shows": "page", "page": "shop" } }                                  | one.page: 'shop'
            { "one": { "shows": "page", "page": "keys", "keys": "down jump" } }             | one.keys: 'jump' is not \
            a key of a scene
            { "one": { "shows": "page", "page": "title", "seed": 7 } }                      | one.seed
            { "one": { "shows": "arena", "arena": "wave", "seed": 7, "depth": 2, "moment": "won" } } | one.arena: \
            'wave' is unknown
            { "one": { "shows": "crowd", "seed": 7, "depth": 2, "bodies": 9, "ticks": 9, "brew": "tea" } } | one.brew: \
            'tea' is unknown
            { "one": { "shows": "page", "page": "title", "bench": "rooms" } }                | one.bench: only a \
            floor or an arena
            { "one": { "shows": "page", "page": "title", "document": "title", "moving": 3 } } | one.moving: only a \
            picture of the documents
            { "one": { "shows": "floor", "seed": 7, "depth": 1, "kind": "golem", "moving": 3 } } | one.moving: only a \
            picture of the documents
            { }                                                                             | has no entries
            """)
    void aFaultIsToldInOneLine(String text, String complaint) {
        assertThatThrownBy(() -> FilmScene.readAll(
                        new OneOtherFile(BUILT_IN, FilmScene.FILE, text),
                        TestContent.BUILT_IN.arenaKinds(),
                        TestContent.BUILT_IN.brews().all()))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        e -> assertThat(e.complaints())
                                .singleElement()
                                .asString()
                                .startsWith("film/scenes.json: " + complaint)
                                .doesNotContain("\n"));
    }
}
