package dev.orebound.content.behaviour;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.Meaning;

/** Numbers for all fighting styles, for captives and for companions. */
@Meaning("""
        Numbers of tactics for all manners of fighting, for captives and for companions. The manners are in \
        manners.json. A
        second has 60 ticks.""")
public record TacticRules(
        @Field("0.5..6 cells: distance from its enemy within which a cornered monster fights, and past which it "
                + "does not flee")
        float corneredCells,

        @Field("0.5..6 cells: distance from its enemy within which a monster no longer looks for a side")
        float closeCells,

        @Field("30..1200 ticks: time without reaching its enemy after which a monster tries another side")
        int elsewhereTicks,

        @Field("30..600 ticks: time for which it tries") int sideTicks,

        @Field("5..240 ticks: time between two looks about during a search")
        int turnTicks,

        @Field("30..1200 ticks: time between two steps about its post")
        int millTicks,

        @Field("0..6 cells: distance from its post within which a guard mills about")
        float millCells,

        @Field("0..6 cells: distance that monsters that fear fire keep from burning bodies; within it, in whole "
                + "cells, of a fire they step on nothing that can burn")
        float fireCells,

        @Field("1..100 %: share of its speed with which a monster circles")
        int circlePercent,

        @Field("0..600 ticks: time out of sight after which a fleeing monster may return")
        int unseenTicks,

        @Field("1..2000 cells: cells that are searched for cover or for dark")
        int coverCells,

        @Field("1..600 ticks: time for which such a place is kept")
        int coverTicks,

        @Field("1..100 %: light from which ground counts as bright")
        int brightPercent,

        @Field("1..600 ticks: time for which interact is held to free a captive")
        int freeTicks,

        @Field("1..20 cells: distance from a captive within which a living captor prevents that")
        float captorCells,

        @Field("2..30 cells: distance from the player beyond which a companion stops fighting and returns")
        float leashCells,

        @Field("1..30 cells: distance from the player within which a companion looks for enemies")
        float companionSightCells,

        @Field("0..3600 ticks: time without a fight or a wound after which a companion mends")
        int companionCalmTicks,

        @Field("1..600 ticks: time between two hundredths of its health that it regains, at least a point each")
        int companionMendTicks,

        @Field("0..4 cells: distance ahead of the player within which a companion steps aside")
        float asideCells,

        @Field("0.5..4 cells: distance ahead at which monsters that fear light look for it; more keeps them "
                + "farther away")
        float lightStepCells,

        @Field("0..100 %, default 0: share of the player's full health from which a monster's blow is heavy; 0: none "
                + "is heavy")
        int heavyPercent,

        @Field("0..120 ticks, default 0: least time from one heavy blow to the next, whoever strikes")
        int heavyApartTicks,

        @Field("how monsters without an enemy walk and stand")
        CalmRules calm,

        @Field("where monsters that fight in a group stand") PlaceRules places,

        @Field("how a monster backs off while it faces its enemy")
        BackOffRules backingOff,

        @Field("how monsters that do not queue wait") WaitRules waiting,

        @Field("how a monster gets a straight line for its charge")
        LaneRules lanes,

        @Field("how hunters come that are far away and out of sight")
        TravelRules travelling) {

    public static final String FILE = "content/tactics.json";

    /** Numbers for monsters that see no enemy. */
    public record CalmRules(
            @Field("10..100 %: share of its speed for a monster in no hurry")
            int strollPercent,

            @Field("0.1..1 cells: distance at which it has arrived")
            float thereCells,

            @Field("0.4..4 cells: distance from where it searches at which it looks about")
            float lookCells,

            @Field("0.5..6 cells: distance from its post within which it may pause")
            float pauseCells,

            @Field("0..12 cells: distance from its post within which it stays put if rock lies between")
            float houseCells) {}

    /**
     * The places of monsters that fight with others: round the enemy, behind their friends, apart from them, or on
     * another side.
     */
    public record PlaceRules(
            @Field("0.8..4 cells: distance from the enemy of a side, without a place in a formation")
            float surroundCells,

            @Field("2..30 cells: distance from the enemy beyond which no side is chosen")
            float surroundOffCells,

            @Field("0.5..6 cells: distance behind the middle of its friends for monsters that stay behind")
            float behindCells,

            @Field("0.1..3 cells: distance from there that is near enough")
            float behindNearCells,

            @Field("0.5..4 cells: distance that a monster looks ahead when it steps away from a friend")
            float apartStepCells,

            @Field("10..100 %: share of its speed for that") int apartPercent,

            @Field("1..12 cells: lowest and highest distance beyond the enemy to which it goes for another side, "
                    + "the farthest that is no rock")
            IntRange beyondCells) {}

    /** Numbers for backing off while facing the enemy. */
    public record BackOffRules(
            @Field("1..8 cells: distance that it looks ahead")
            int farCells,

            @Field("0.1..3 cells: distance that a way must gain")
            float gainCells,

            @Field("0..1 cells: worth of each open cell about its end")
            float openCells,

            @Field("0..120 ticks: time for which a way is kept; less dithers, more runs into changes")
            int keptTicks) {}

    /** Numbers for waiting before a narrow place instead of queueing in it. */
    public record WaitRules(
            @Field("2..60 steps: distance from the enemy beyond which nobody waits yet")
            int offSteps,

            @Field("1..8 cells: radius in which it looks for a place out of sight")
            int hideCells,

            @Field("0..300 ticks: time for which it goes there")
            int keptTicks) {}

    /** Numbers for hunters that are far away and out of sight. */
    public record TravelRules(
            @Field("8..60 steps: length of its way, out of sight, beyond which a hunter goes from cell to cell, "
                    + "one to a cell")
            int steps,

            @Field("1..15 ticks: time between two such steps; more costs less with thousands of hunters")
            int ticks,

            @Field("1..15 ticks: time between two tries of one that waits for a free cell")
            int waitTicks,

            @Field("1..60 ticks: time between two decisions of a horde of which all travel so")
            int thinkTicks,

            @Field("16..600 ticks: time between two decisions of one of its members")
            int decideTicks,

            @Field("0..60: tries after which it squeezes past one that stands in its way")
            int waits) {}

    /** Numbers for finding a straight lane for a charge. */
    public record LaneRules(
            @Field("0.5..4 cells: distance that it steps aside at first")
            float nearCells,

            @Field("0.5..6 cells: distance that it steps aside if that gives none")
            float farCells,

            @Field("0..1 cells: margin within the bounds of its charge")
            float marginCells,

            @Field("0..120 ticks: time for which it goes there")
            int keptTicks) {}
}
