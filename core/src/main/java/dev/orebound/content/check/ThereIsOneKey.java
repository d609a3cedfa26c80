package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.ItemEffect;
import java.util.List;

/** Exactly one item is the key that wardens have. */
final class ThereIsOneKey implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        int keys = 0;
        for (Item item : content.items()) {
            keys += item.effect() == ItemEffect.KEY ? 1 : 0;
        }
        if (keys != 1) {
            complaints.add(Item.FILE + ": effect: " + keys + " items are a key; give one");
        }
    }
}
