package dev.orebound.content.item;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** A line of ground that the alchemist draws with a brew. */
@Meaning(value = "a lay", home = "brews.json")
public record BrewLay(
        @Field("1..99: price of a line, in measures of each of its ores")
        int measures,

        @Field("2..3: level of the brew from which the alchemist can draw it; a scroll teaches it")
        int level,

        @Field("id in grounds.json: what the line is made of")
        String ground,

        @Field("1..6 cells: its full length") int cells,

        @Field("1..3600 ticks: time for which each cell lasts at level 1; status_percent of the level lengthens it")
        int ticks,

        @Field("1..30 ticks: time from cell to cell") int stepTicks,

        @Field("0..600 ticks, default 0: time from the end of a line until the next")
        int cooldownTicks) {}
