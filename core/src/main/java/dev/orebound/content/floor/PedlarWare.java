package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** Something that a pedlar may sell. */
@Meaning(value = "a ware", home = "fixtures.json")
public record PedlarWare(
        @Field("id in items.json: what it is") String item,

        @Field("1..200: measures of ore of any kind that it costs")
        int measures,

        @Field("1..1000: weight among the wares") int frequency) {}
