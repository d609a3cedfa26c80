package dev.orebound.content.item;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;

/** A number of one item that a chest or a cleared arena gives. */
public record Loot(
        @Field("id in items.json: the item") String item,
        @Field("0..20: how many") IntRange count,

        @Field("1..100 %, default 100: chance of any") int percent) {}
