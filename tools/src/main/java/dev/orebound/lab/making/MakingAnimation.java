package dev.orebound.lab.making;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.lab.picture.AnimatedPng;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.lab.picture.PixelCanvas;
import dev.orebound.lab.picture.PixelLettering;
import java.util.Locale;

/**
 * Draws a recorded generation as an animated picture: a frame for each step with its changes brightened, and below it
 * the names of pass and round and the progress.
 */
public final class MakingAnimation {
    private static final int GROUND = 0x0C0A14;
    private static final int GLOW = 0xFFC65C;
    private static final int GLOW_PERCENT = 45;
    private static final int LETTERS = 0xEFE6D5;
    private static final int PALE_LETTERS = 0x7D7484;
    private static final int MISSED = 0xC8403A;
    private static final int BAR = 0x3A3157;
    private static final int BAR_DONE = 0xFFC65C;
    private static final int FOOT = 28;
    private static final int GRAIN = 2;
    private static final int MARGIN = 8;
    private static final int BAR_HEIGHT = 3;
    private static final int ROUND_MILLISECONDS = 80;
    private static final int PASS_MILLISECONDS = 500;
    private static final int END_MILLISECONDS = 3000;

    private final MakingView view;
    private final ShownLayers layers;
    private final int width;
    private final int caveHeight;
    private final int[] pixels;
    private final PixelCanvas canvas;

    /** Of the layers that are switched on now. */
    public MakingAnimation(FloorMaking making, ShownLayers layers) {
        view = new MakingView(making);
        this.layers = layers;
        width = making.grid().width() * FloorImage.USUAL_CELL;
        caveHeight = making.grid().height() * FloorImage.USUAL_CELL;
        pixels = new int[width * (caveHeight + FOOT)];
        canvas = new PixelCanvas(width, caveHeight + FOOT, pixels);
    }

    /** Returns the APNG file. */
    public byte[] file() {
        AnimatedPng animation = new AnimatedPng(width, caveHeight + FOOT);
        int steps = view.making().stepCount();
        for (int step = 0; step < steps; step++) {
            view.seek(step);
            paint(true);
            animation.add(pixels, milliseconds());
        }
        paint(false);
        animation.add(pixels, END_MILLISECONDS);
        return animation.file(pixels);
    }

    private int milliseconds() {
        return view.step().endsPass() ? PASS_MILLISECONDS : ROUND_MILLISECONDS;
    }

    private void paint(boolean glows) {
        FloorImage image = new FloorImage(view.floor(), view.making().content(), FloorImage.USUAL_CELL, pixels);
        image.paint(layers.at(view));
        MakingStep step = view.step();
        boolean isRound = !step.endsPass();
        for (int i = 0; glows && isRound && i < step.touched().size(); i++) {
            image.glaze(step.touched().at(i), GLOW, GLOW_PERCENT);
        }
        paintFoot(step);
    }

    private void paintFoot(MakingStep step) {
        canvas.fill(0, caveHeight, width, FOOT, GROUND);
        int steps = view.making().stepCount();
        canvas.fill(0, caveHeight, width, BAR_HEIGHT, BAR);
        canvas.fill(0, caveHeight, width * (view.index() + 1) / steps, BAR_HEIGHT, BAR_DONE);
        write(words(step), MARGIN, step.missed().isEmpty() ? LETTERS : MISSED);
        String head = head();
        write(head, width - MARGIN - PixelLettering.width(head) * GRAIN, PALE_LETTERS);
    }

    private static String words(MakingStep step) {
        PassRound round = step.round();
        if (!step.missed().isEmpty()) {
            return step.pass() + ", " + step.missed();
        }
        return round == null ? step.pass() : step.pass() + ", " + round.id().replace('_', ' ') + " " + step.number();
    }

    private String head() {
        FloorRequest request = view.making().request();
        String attempt =
                view.step().attempt() == 1 ? "" : "attempt " + view.step().attempt() + "  ";
        return attempt + "seed " + request.seed().text() + "  depth " + request.depth() + "  "
                + request.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void write(String word, int left, int colour) {
        int top = caveHeight + BAR_HEIGHT + (FOOT - BAR_HEIGHT - PixelLettering.HEIGHT * GRAIN) / 2;
        canvas.write(word, left, top, GRAIN, colour);
    }
}
