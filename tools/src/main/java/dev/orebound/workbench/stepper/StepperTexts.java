package dev.orebound.workbench.stepper;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.picture.PictureLayer;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** All texts of the stepper: floor, step, cell under the mouse, status and keys. */
final class StepperTexts {
    private final GameTexts texts;
    private final TextLabel seed;
    private final TextLabel floor;
    private final TextLabel status;
    private final TextLabel step;
    private final TextLabel count;
    private final TextLabel pace;
    final TextLabel told;
    final TextLabel help;
    private @Nullable MakingStep toldStep;
    private int toldPace;
    private @Nullable FloorRequest toldFloor;

    StepperTexts(PageContext parts) {
        texts = parts.texts();
        seed = parts.label("heading", "");
        floor = parts.label("body", "");
        status = parts.label("words", "").wrapped(new PixelValue(this::statusWidth));
        step = parts.label("best", "");
        count = parts.label("words", "");
        pace = parts.label("hint", "");
        told = parts.label("words", "");
        // A line may end between two keys, but not within the text of one.
        help = parts.label("hint", texts.get("stepper.help").replaceAll("(?<! ) (?! )", "\u00a0"))
                .wrapped();
    }

    /** Returns the line at the top: the floor, and the status at its right. */
    Table head(Value gap) {
        Table head = new Table();
        head.add(seed).padRight(gap);
        head.add(floor).expandX().left().padRight(gap);
        head.add(status);
        return head;
    }

    private float statusWidth() {
        return Math.max(1, status.getParent().getWidth() - 1.1f * (seed.getPrefWidth() + floor.getPrefWidth()));
    }

    /** Returns the line above the timeline: the step, and the pace at its right. */
    Table caption(Value gap) {
        Table caption = new Table();
        caption.add(step).expandX().left();
        caption.add(pace).padRight(gap);
        caption.add(count);
        return caption;
    }

    /** Sets the status at the upper right. */
    void status(String words, int rgb) {
        status.set(words);
        status.tint(rgb);
    }

    /** Sets the shown floor. */
    void floor(FloorRequest request) {
        if (!request.equals(toldFloor)) {
            toldFloor = request;
            floor.set(texts.format(
                    "stepper.floor", request.depth(), request.kind().id().replace('_', ' '), request.node()));
            seed.set(texts.format("hud.seed", request.seed().text()));
        }
    }

    /** Shows the seed while it is typed. */
    void typedSeed(String typed) {
        toldFloor = null;
        seed.set(texts.format("stepper.typed", typed));
    }

    /** Sets the shown step and pace. */
    @SuppressWarnings("ReferenceEquality") // each step is an object of its own; to compare whole floors would take long
    void step(StepPlayback playback, MakingView view) {
        if (view.step() != toldStep) {
            toldStep = view.step();
            step.set(of(view.step()));
            step.tint(view.step().missed().isEmpty() ? UiPalette.GOLD_LIGHT : UiPalette.BLOOD);
            count.set(texts.format(
                    "stepper.step",
                    view.index() + 1,
                    view.making().stepCount(),
                    view.step().attempt()));
        }
        int told = playback.plays() ? playback.stepsASecond() : -playback.stepsASecond();
        if (told != toldPace) {
            toldPace = told;
            pace.set(texts.format(playback.plays() ? "stepper.plays" : "stepper.holds", playback.stepsASecond()));
        }
    }

    String of(MakingStep at) {
        PassRound round = at.round();
        if (!at.missed().isEmpty()) {
            return texts.format("stepper.pass_missed", at.pass(), at.missed());
        }
        return round == null
                ? texts.format("stepper.pass_done", at.pass())
                : texts.format("stepper.round", at.pass(), texts.format("round." + round.id(), at.number()));
    }

    /** Describes a cell of an unfinished floor: the value of each layer, and what stands there. */
    static final class CellDescription {
        private final GameTexts texts;
        private final MakingView view;
        private final Floor floor;
        private final Content content;
        private final int cell;
        private final StringJoiner words = new StringJoiner("    ");

        private CellDescription(GameTexts texts, MakingView view, int cell) {
            this.texts = texts;
            this.view = view;
            this.cell = cell;
            floor = view.floor();
            content = view.making().content();
        }

        /** Returns the description of a cell. */
        static String of(GameTexts texts, MakingView view, int cell) {
            return new CellDescription(texts, view, cell).line();
        }

        private String line() {
            words.add(texts.format(
                    "stepper.cell", floor.grid().x(cell), floor.grid().y(cell)));
            addGround();
            addNumber(PictureLayer.ROOM, floor.room().at(cell));
            addNumber(PictureLayer.BORDER_DISTANCE, floor.borderDistance().at(cell));
            addNumber(PictureLayer.ARCS, floor.arcs().at(cell));
            addTerrain(floor.liquid().at(cell));
            addTerrain(floor.terrain().at(cell));
            addVein();
            floor.rooms().forEach(this::addRoom);
            addThings();
            floor.hordes().forEach(this::addHorde);
            return words.toString();
        }

        private void addGround() {
            if (view.has(PictureLayer.CARVED)) {
                String open = floor.grown().at(cell) ? "stepper.grown" : "stepper.carved";
                String carved = texts.get(floor.carved().at(cell) ? open : "stepper.rock");
                boolean isDrilled =
                        floor.structure().at(cell) && !floor.carved().at(cell);
                words.add(isDrilled ? texts.get("stepper.drilled") : carved);
            }
        }

        private void addNumber(PictureLayer layer, int number) {
            if (number != 0) {
                words.add(layer.id().replace('_', ' ') + " " + number);
            }
        }

        private void addTerrain(int kind) {
            if (kind != 0) {
                words.add(texts.get("terrain." + content.terrains().at(kind).id() + ".name"));
            }
        }

        private void addVein() {
            int id = floor.vein().at(cell);
            for (Vein vein : floor.veins()) {
                if (vein.id() == id) {
                    words.add(texts.format(
                            "stepper.vein", id, vein.ore(), floor.veinDistance().at(cell)));
                }
            }
        }

        private void addRoom(Room room) {
            for (Doorway doorway : room.doorways()) {
                if (doorway.cells().contains(cell)) {
                    words.add(texts.format("stepper.doorway", room.id()));
                }
            }
            String arena = room.arena();
            if (arena != null && floor.room().at(cell) == room.id()) {
                words.add(texts.format("stepper.trap", texts.get("arena." + arena + ".name")));
            }
            if (room.centre() == cell) {
                words.add(texts.format("stepper.centre", room.id()));
            }
        }

        private void addThings() {
            if (floor.start() == cell) {
                words.add(texts.get("stepper.start"));
            }
            floor.exits().stream()
                    .filter(exit -> exit.at() == cell)
                    .forEach(exit -> words.add(texts.format("stepper.exit", exit.to())));
            floor.chests().stream()
                    .filter(chest -> chest.at() == cell)
                    .forEach(chest -> words.add(texts.get("thing.chest")));
            floor.ores().stream()
                    .filter(ore -> ore.at() == cell)
                    .forEach(ore -> words.add(texts.get("ore." + ore.ore() + ".name")));
            floor.loot().stream()
                    .filter(loot -> loot.at() == cell)
                    .forEach(loot -> words.add(texts.get("item." + loot.item() + ".name")));
            floor.fixtures().stream()
                    .filter(fixture -> fixture.at() == cell)
                    .forEach(fixture -> words.add(texts.get("fixture." + fixture.type() + ".name")));
        }

        private void addHorde(HordeSpot horde) {
            if (horde.leader().at() == cell) {
                words.add(texts.format("stepper.leader", name(horde.leader()), horde.type()));
            }
            for (HordeSpot.MonsterSpot member : horde.members()) {
                if (member.at() == cell) {
                    words.add(texts.format("stepper.member", name(member), horde.type()));
                }
            }
        }

        private String name(HordeSpot.MonsterSpot place) {
            return texts.get("monster." + place.monster() + ".name");
        }
    }
}
