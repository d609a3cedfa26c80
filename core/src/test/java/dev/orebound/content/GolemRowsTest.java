package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.text.GameTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that rows of builds and ores compose all kinds of golems, and that a new build needs data alone. */
class GolemRowsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @TempDir
    private Path folder;

    @Test
    void threeBuildsAndFourOresGiveTwelveKinds() {
        GolemBook golems = CONTENT.golems();
        Set<List<Object>> bodies = new HashSet<>();

        for (GolemKind golem : golems) {
            Monster body = CONTENT.monsters().at(golems.monsterOf(golem));
            assertThat(body.id())
                    .isEqualTo(golem.nature().id() + "_" + golem.build().id());
            assertThat(golems.ofMonster(golems.monsterOf(golem))).isSameAs(golem);
            bodies.add(List.of(body.health(), body.speed(), body.attacks(), body.unharmedBy()));
        }

        assertThat(golems.rules().builds().size()).isEqualTo(3);
        assertThat(golems.rules().ores().size()).isEqualTo(4);
        assertThat(bodies).as("all different").hasSize(12);
        assertThat(golems.ofMonster(0)).as("a wild monster").isNull();
    }

    @Test
    void aCasterFiresTheBoltOfItsOre() {
        for (GolemKind golem : CONTENT.golems()) {
            if (golem.build().bolt() != null) {
                Monster body = CONTENT.monsters().get(golem.monster());
                int brew = CONTENT.brews().of(1 << CONTENT.ores().indexOf(golem.ore()));
                AttackForm bolt = CONTENT.brews().at(brew).bolt().attack().form();
                assertThat(body.attacks().get(0).form()).isEqualTo(bolt);
                assertThat(body.attacks().get(0).sparesFriends()).isTrue();
                assertThat(body.attacks().get(0).effect(HitEffect.Inflict.class))
                        .isNotNull();
            }
        }
    }

    @Test
    void aFourthBuildIsAddedByDataAlone() throws IOException {
        String rows = new BuiltInAssets().text(GolemRules.FILE);
        int delver = rows.indexOf("\"delver\": {");
        String row = rows.substring(delver, rows.indexOf("\"bulwark\": {")).replace("\"delver\": {", "\"warden\": {");
        Path changed = folder.resolve(GolemRules.FILE);
        Files.createDirectories(changed.getParent());
        Files.writeString(changed, rows.substring(0, delver) + row + rows.substring(delver));
        Path words = folder.resolve(GameTexts.FILE);
        Files.createDirectories(words.getParent());
        Files.writeString(
                words,
                new BuiltInAssets().text(GameTexts.FILE)
                        + "\ngolem.build.warden.name = warden\ngolem.build.warden.lore = It waits.\n");
        OverlaidAssets assets = new OverlaidAssets(folder, new BuiltInAssets());

        Content content = Content.read(assets);
        GameTexts texts = GameTexts.read(assets);

        assertThat(content.golems().size()).isEqualTo(16);
        assertThat(content.monsters().get("brine_warden").attacks()).isNotEmpty();
        assertThat(AssetChecks.missingTexts(texts, content)).isEmpty();
        assertThat(AssetChecks.missingSprites(TestContent.sprites(new BuiltInAssets()), content))
                .isEmpty();
        assertThat(texts.get("monster.brine_warden.name")).isEqualTo("brine warden");
    }

    @Test
    void aGolemIsNamedByItsOreAndItsBuild() {
        GameTexts texts = GameTexts.read(new BuiltInAssets());

        assertThat(texts.get("monster.gale_caster.name")).isEqualTo("gale caster");
        assertThat(texts.get("monster.gale_caster.lore"))
                .contains(texts.get("golem.build.caster.lore"), texts.get("golem.ore.gale.lore"));
        assertThat(texts.has("monster.gale_nobody.name")).isFalse();
    }
}
