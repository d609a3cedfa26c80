package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.view.floor.PagePlace.PlaceLayout;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks the places in which pages lie. */
class PagePlaceTest {
    private static final SpriteSheet SPRITES = TestContent.sprites(new BuiltInAssets());
    private static final PlaceLayout LAYOUT = new PlaceLayout(320, 200, 40, 8, 240, 184, 160);

    @Test
    void aPlaceIsPaintedAlikeAgainAndUnlikeInAnotherRegion() {
        for (PagePlace place : PagePlace.values()) {
            int[] first = painted(place, TestContent.BUILT_IN.biomes().at(0));

            assertThat(painted(place, TestContent.BUILT_IN.biomes().at(0)))
                    .as("%s again", place)
                    .isEqualTo(first);
            assertThat(painted(place, TestContent.BUILT_IN.biomes().at(1)))
                    .as("%s elsewhere", place)
                    .isNotEqualTo(first);
        }
    }

    @Test
    void aDarkSheetStaysDarkAndPaperStaysBrightHoweverItIsLit() {
        for (Biome biome : TestContent.BUILT_IN.biomes()) {
            for (PagePlace place : PagePlace.values()) {
                int[] pixels = painted(place, biome);
                for (int y = LAYOUT.top() + 8; y < LAYOUT.top() + LAYOUT.high() - 8; y++) {
                    for (int x = LAYOUT.left() + 8; x < LAYOUT.left() + LAYOUT.wide() - 8; x++) {
                        int green = pixels[x + y * LAYOUT.width()] >> 8 & 0xff;
                        if (place.isOfPaper()) {
                            assertThat(green)
                                    .as("%s %s at %s,%s", place, biome.id(), x, y)
                                    .isGreaterThan(0xa6);
                        } else if (place.hasSheet()) {
                            assertThat(green)
                                    .as("%s %s at %s,%s", place, biome.id(), x, y)
                                    .isLessThan(0x20);
                        }
                    }
                }
            }
        }
    }

    @Test
    void aLampIsBrighterThanWhatLiesFarFromIt() {
        for (Biome biome : TestContent.BUILT_IN.biomes()) {
            for (PagePlace place : PagePlace.values()) {
                int[] pixels = painted(place, biome);
                int[] brightness = Arrays.stream(pixels)
                        .map(rgb -> (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff))
                        .sorted()
                        .toArray();

                assertThat(brightness[brightness.length - 60])
                        .as("%s %s has a light", place, biome.id())
                        .isGreaterThan(330);
                assertThat(brightness[60])
                        .as("%s %s has shade", place, biome.id())
                        .isLessThan(140);
            }
        }
    }

    private static int[] painted(PagePlace place, Biome biome) {
        int[] pixels = new int[LAYOUT.width() * LAYOUT.height()];
        place.paint(LAYOUT, biome, SPRITES, pixels);
        return pixels;
    }
}
