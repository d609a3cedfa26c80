package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** The thresholds at which a description uses a word: {@code words.json}, whose manual explains each number. */
@Meaning("""
        Bounds from which a description of a place uses a word.""")
public record WordRules(
        @Field("1..10000 cells: below it a room is \"small\"")
        int middlingCells,

        @Field("1..10000 cells: from which a room is \"large\"")
        int largeCells,

        @Field("1..10000 cells: from which a room is \"vast\"")
        int vastCells,

        @Field("101..1000 %: a room is \"long\" if its longer side is this share of its shorter side")
        int longPercent,

        @Field("1..100 %: a room is \"round\" if it fills this share of its bounding box, else \"ragged\"")
        int roundPercent,

        @Field("0..100 %: share of half the breadth and height within which the player stands in the middle")
        int middlePercent,

        @Field("1..40 cells: distance beyond which nothing is told")
        int nearCells,

        @Field("1..20: most kinds of thing that are told, the nearest first")
        int mostThings,

        @Field("1..10000 cells: deep liquid of at least this size is called a lake")
        int lakeCells,

        @Field("1..10000 cells: ground that nothing but bridges joins to the rest is an island up to this size")
        int islandCells,

        @Field("0.1..20 s: time that a trap's monsters are said to take, for each point of threat")
        float secondsAThreat) {

    public static final String FILE = "content/words.json";
}
