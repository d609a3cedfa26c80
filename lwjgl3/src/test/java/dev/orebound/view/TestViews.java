package dev.orebound.view;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.descent.Descent;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;

/** Makes views of the floors of ordinary runs. */
public final class TestViews {
    private TestViews() {}

    /** Returns the view of a floor of the ordinary run of its seed. */
    public static WorldView of(
            World world, SpriteAtlas sprites, ViewSettings settings, Assets assets, SoundContent cues) {
        Descent descent =
                new Descent(world.floor().request().seed(), world.content().graph());
        return new WorldView(world, descent, FloorPainting.of(world, sprites.sheet()), sprites, settings, assets, cues);
    }
}
