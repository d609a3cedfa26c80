package dev.orebound.view;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;

/**
 * Draws what a floor is for, and the ways down: shrines, which go dark once they have given, the golem that sleeps, and exits,
 * open or locked.
 */
final class FixturePainter {
    /** What is left of a shrine's colours once it has given. */
    private static final int SPENT = 0x6a6480;

    /** A golem that sleeps is stone: its own colours show through no more than this. */
    private static final int ASLEEP = 0xa8a0b8;

    private static final float DREAMS_A_SECOND = 1;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final World world;
    private final Floor floor;
    private final Grid grid;
    private final SpriteStrip golem;

    FixturePainter(SceneContext frame) {
        this.batch = frame.batch;
        this.frame = frame;
        this.looks = frame.sprites;
        this.world = frame.world;
        floor = frame.world.floor();
        grid = floor.grid();
        String monster = frame.world.content().golemOf(floor.primaryOre()).monster();
        golem = frame.sprites
                .monsters
                .get(frame.world.content().monsters().indexOf(monster))
                .asleep();
    }

    void paintExit(int cell) {
        batch.plain();
        if (world.gifts().areExitsLocked()) {
            looks.exitLocked.draw(batch, 0, x(cell), foot(cell));
        } else {
            looks.exit.draw(batch, looks.exit.frameRound(frame.time, 4), x(cell), foot(cell));
        }
    }

    /** False of a golem that has woken: nothing stands there any more. */
    boolean stands(int number) {
        return !world.gifts().isTaken(number) || kind(number).gives() != FixtureGift.GOLEM;
    }

    /**
     * Draws a fixture that stands.
     *
     * @param clarity of its cell, which dims what glows there
     */
    void paintFixture(int number, float clarity) {
        Fixture fixture = floor.fixtures().get(number);
        FixtureKind kind = kind(number);
        boolean isTaken = world.gifts().isTaken(number);
        if (kind.gives() == FixtureGift.GOLEM) {
            batch.colour(ASLEEP, 1);
            batch.effect(QuadShape.SPRITE, 0, 0.4f * clarity, 0);
            golem.draw(batch, golem.frameRound(frame.time, DREAMS_A_SECOND), x(fixture.at()), foot(fixture.at()));
            return;
        }
        SpriteStrip strip = looks.fixtures.get(world.content().fixtures().indexOf(kind.id()));
        batch.colour(isTaken ? SPENT : 0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, isTaken ? 0 : 0.35f + 0.65f * clarity, 0);
        strip.draw(batch, strip.frameRound(frame.time, 3), x(fixture.at()), foot(fixture.at()));
    }

    private FixtureKind kind(int number) {
        return world.content().fixtures().get(floor.fixtures().get(number).type());
    }

    private float x(int cell) {
        return (grid.x(cell) + 0.5f) * SceneContext.CELL;
    }

    private float foot(int cell) {
        return grid.y(cell) * SceneContext.CELL + ThingPainter.FOOT;
    }
}
