package dev.orebound.view;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.io.File;
import java.util.List;
import java.util.zip.Deflater;

/**
 * Draws every monster in every state of mind, every monster with every status, and all effects of the elements on the
 * ground, as the game shows them, and saves the pictures. Arguments: the window as {@code 1280x720}, the folder to
 * write to, and the sheets: {@code minds}, {@code statuses}, {@code grounds}; none means all.
 */
final class StageSheets {
    /** Columns of the sheet of minds, from the west; then monsters that notice the player first, and leaders. */
    private static final List<MindState> MINDS = List.of(MindState.values());

    private static final int ROWS = 3;
    private static final int LEFT = 3;
    private static final float WIDTH = 24.5f;
    private static final int[] ROW_Y = {3, 6, 10};

    private final BuiltInAssets assets = new BuiltInAssets();
    private final Content content = Content.read(assets);
    private final List<Monster> fighters = content.monsters().asList().stream()
            .filter(monster -> !monster.isWard())
            .toList();
    private final String[] arguments;

    private StageSheets(String[] arguments) {
        this.arguments = arguments;
    }

    public static void main(String[] arguments) {
        StageSheets sheets = new StageSheets(arguments);
        int by = arguments[0].indexOf('x');
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(
                Integer.parseInt(arguments[0].substring(0, by)), Integer.parseInt(arguments[0].substring(by + 1)));
        configuration.useVsync(false);
        configuration.disableAudio(true);
        Lwjgl3Application unused = new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void render() {
                        sheets.draw();
                        Gdx.app.exit();
                    }
                },
                configuration);
    }

    private void draw() {
        for (int first = 0; first < fighters.size() && isWanted("minds"); first += ROWS) {
            minds(first);
        }
        for (int first = 0; first < fighters.size() && isWanted("statuses"); first += ROWS) {
            statuses(first);
        }
        if (isWanted("grounds")) {
            new GroundSheet(content, assets, this::keep).draw();
        }
    }

    private boolean isWanted(String sheet) {
        return arguments.length < 3 || List.of(arguments).contains(sheet);
    }

    private static float column(int number, int columns) {
        return LEFT + number * WIDTH / columns;
    }

    private int rows(int first) {
        return Math.min(ROWS, fighters.size() - first);
    }

    private Stage stage(int first, int columns) {
        Hall hall = new Hall(content);
        for (int x = 4; x < Hall.WIDTH - 3; x += 5) {
            hall.lay("torch", x, Hall.HEIGHT - 2, 1, 1);
        }
        for (int row = 0; row < rows(first); row++) {
            if (fighters.get(first + row).swims()) {
                hall.pool("deep_water", 2, ROW_Y[row] - 1, Hall.WIDTH - 4, 3);
            }
            for (int i = 0; i < columns; i++) {
                hall.monster(fighters.get(first + row).id(), Math.round(column(i, columns)), ROW_Y[row]);
            }
        }
        Stage stage = new Stage(hall.world(), assets);
        for (int i = 0; i < rows(first) * columns; i++) {
            stage.put(i, 0.5f + column(i % columns, columns), ROW_Y[i / columns] + 0.5f);
        }
        return stage;
    }

    private void minds(int first) {
        int columns = MINDS.size() + 2;
        Stage stage = stage(first, columns);
        int[] walkers = new int[rows(first) * 3];
        for (int row = 0; row < rows(first); row++) {
            for (int i = 0; i < columns; i++) {
                stage.mind(row * columns + i, i < MINDS.size() ? MINDS.get(i) : MindState.HUNTING);
            }
            walkers[row * 3] = row * columns + MindState.WANDERING.ordinal();
            walkers[row * 3 + 1] = row * columns + MindState.FLEEING.ordinal();
            walkers[row * 3 + 2] = row * columns + MindState.RETURNING.ordinal();
            stage.body(row * columns + MindState.FLEEING.ordinal()).facingX = -1;
            stage.lead(row * columns + MINDS.size() + 1);
            hurt(stage.world, row * columns + MINDS.size() + 1);
        }
        stage.settle();
        for (int row = 0; row < rows(first); row++) {
            stage.tell(EventType.PLAYER_NOTICED, row * columns + MINDS.size());
            stage.tell(EventType.ACTOR_HURT, row * columns + MINDS.size() + 1);
        }
        stage.roll(19, walkers);
        keep("minds_%02d".formatted(first));
        stage.view.dispose();
    }

    private static void hurt(World world, int monster) {
        HealthComponent health = world.monsters().get(monster).getComponent(HealthComponent.class);
        health.health = Math.max(1, health.most / 2);
    }

    private void statuses(int first) {
        int columns = StatusEffect.COUNT + 4;
        Stage stage = stage(first, columns);
        for (int row = 0; row < rows(first); row++) {
            for (int i = 0; i < columns; i++) {
                int monster = row * columns + i;
                stage.mind(monster, MindState.HUNTING);
                for (StatusEffect status : StatusEffect.values()) {
                    if (afflicts(status, i, row)) {
                        stage.afflict(stage.world.monsters().get(monster), status);
                    }
                }
            }
        }
        StatusEffect players = StatusEffect.values()[first / ROWS % StatusEffect.COUNT];
        stage.afflict(stage.world.player().entity(), players);
        stage.settle();
        stage.roll(24);
        keep("statuses_%02d".formatted(first));
        stage.view.dispose();
    }

    /** Returns whether a monster has a status: first one each, then two and three at once, then all, then none. */
    private static boolean afflicts(StatusEffect status, int column, int row) {
        if (column < StatusEffect.COUNT) {
            return status.ordinal() == column;
        }
        return switch (column - StatusEffect.COUNT) {
            case 0 -> status.ordinal() == row || status.ordinal() == (row + 3) % StatusEffect.COUNT;
            case 1 -> status.ordinal() % 2 == row % 2;
            case 2 -> true;
            default -> false;
        };
    }

    private void keep(String name) {
        Pixmap pixels = Pixmap.createFromFrameBuffer(
                0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        File file = new File(arguments[1], name + "_" + arguments[0] + ".png");
        PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
        pixels.dispose();
    }
}
