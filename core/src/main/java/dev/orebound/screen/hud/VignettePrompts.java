package dev.orebound.screen.hud;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.intent.InteractPrompt;

/** Puts prompts about vignettes, locks and landmarks into words, which depend on what is there. */
final class VignettePrompts {
    private static final String OR = "\\|";

    private final World world;
    private final GameTexts texts;
    private final VignetteNarrator narrator;

    VignettePrompts(World world, GameTexts texts) {
        this.world = world;
        this.texts = texts;
        narrator = new VignetteNarrator(world.floor(), texts);
    }

    /**
     * Returns the text of a prompt; empty for one about something else.
     *
     * @param cell the cell of the thing that the prompt is about
     */
    String of(InteractPrompt prompt, int cell) {
        return switch (prompt) {
            case TAKE_PRIZE -> ofProp("prompt.take_prize", cell);
            case TAKE_FROM_CAGE -> ofProp("prompt.take_from_cage", cell);
            case FREE_FROM_KENNEL -> ofProp("prompt.free_from_kennel", cell);
            case GIVE_HEALTH -> texts.format("prompt.give_health", world.healthPrice());
            case LOCK_SHUT -> ofLock(cell);
            case READ_MESSAGE -> message(cell);
            case USE_LANDMARK, LANDMARK_WANTS_ORE -> ofLandmark(prompt, cell);
            default -> "";
        };
    }

    private String ofProp(String key, int cell) {
        PropComponent prop = world.floorState().prop(cell);
        if (prop == null) {
            return "";
        }
        String name = switch (prop.holds) {
            case ITEM ->
                texts.get("item." + world.content().items().at(prop.what).id() + ".name");
            case RELIC -> texts.get(world.content().powers().textKey(prop.what) + ".name");
            case COMPANION ->
                texts.get("monster." + world.content().monsters().at(prop.what).id() + ".name");
            case NOTHING -> "";
        };
        GolemKind golem =
                prop.holds == PropHolding.COMPANION ? world.content().golems().ofMonster(prop.what) : null;
        return golem == null
                ? texts.format(key, name)
                : texts.format("prompt.free_golem", name, PromptWords.does(golem, texts));
    }

    private String ofLandmark(InteractPrompt prompt, int cell) {
        for (Fixture fixture : world.floor().fixtures()) {
            if (fixture.at() == cell) {
                FixtureKind.OrePrice price =
                        world.content().fixtures().get(fixture.type()).price();
                String asked = price == null
                        ? ""
                        : texts.format(
                                "prompt.landmark_price", price.measures(), texts.get("ore." + price.ore() + ".name"));
                return prompt == InteractPrompt.USE_LANDMARK
                        ? texts.format("fixture." + fixture.type() + ".use", asked)
                        : texts.format(
                                "prompt.landmark_wants_ore", texts.get("fixture." + fixture.type() + ".name"), asked);
            }
        }
        return "";
    }

    private String ofLock(int cell) {
        LockComponent lock = world.floorState().lock(cell);
        if (lock == null) {
            return "";
        }
        LockSpot spot = world.floor().locks().get(lock.number);
        String name = texts.get("lock." + spot.kind() + ".name");
        return texts.format("prompt.lock_shut", name, narrator.ways(spot));
    }

    /** Returns one of the messages of a vignette, the same on the same floor. */
    private String message(int cell) {
        for (VignetteSpot vignette : world.floor().vignettes()) {
            if (vignette.cells().contains(cell)) {
                String[] lines =
                        texts.get("vignette." + vignette.kind() + ".message").split(OR, -1);
                FloorRequest request = world.floor().request();
                RandomStreams streams = new RandomStreams(request.seed());
                int drawn = streams.stream("view.message", request.node()).below(lines.length);
                return texts.format("prompt.read_message", lines[drawn]);
            }
        }
        return "";
    }
}
