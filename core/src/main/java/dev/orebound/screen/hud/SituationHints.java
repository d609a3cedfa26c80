package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.screen.input.GameAction;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.combat.SpellBook;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows hints in the situations that they are about, such as to dash before the first blow or to use water against
 * fire. Only one is shown at a time, and each once.
 */
final class SituationHints implements HudPart {
    private static final float LONGEST_SECONDS = 12;

    private final World world;
    private final HudContext parts;
    private final HintTriggers around;
    private final HintProgress lessons;
    private @Nullable HintSign shown;
    private HintTopic taught = HintTopic.DASH;

    SituationHints(World world, HudContext parts) {
        this.world = world;
        this.parts = parts;
        around = new HintTriggers(world);
        lessons = parts.lessons();
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_WOUND_UP -> {
                if (event.subject() >= 0 && around.isBlowNear(event)) {
                    say(HintTopic.DASH);
                }
            }
            case ACTOR_HURT -> {
                if (event.subject() < 0) {
                    say(HintTopic.DASH);
                }
            }
            case PLAYER_DASHED -> follow(HintTopic.DASH);
            case FLASK_THROWN -> follow(HintTopic.THROW);
            case SPELL_CAST ->
                follow(
                        world.content().spells().at(event.subject()).use() == SpellUse.BOLT
                                ? HintTopic.BOLT
                                : HintTopic.BURST);
            case ARENA_SPRUNG -> follow(HintTopic.TRAP);
            case PLAYER_NOTICED -> say(HintTopic.SNEAK);
            case ORE_STOLEN -> say(HintTopic.THIEF);
            case CAPTIVE_FREED -> follow(HintTopic.CAPTIVE);
            case ORE_BROKEN -> follow(HintTopic.ORE);
            case CHEST_OPENED -> follow(HintTopic.CHEST);
            case SCROLLS_UNROLLED, GIFT_TAKEN -> follow(HintTopic.SHRINE);
            case GOLEM_WOKEN -> follow(HintTopic.GOLEM);
            case KEY_DROPPED -> say(HintTopic.KEY);
            case EXITS_UNLOCKED -> follow(HintTopic.KEY);
            case ITEM_PICKED_UP -> sayOfFind(event.subject());
            case PLAYER_FELL -> follow(HintTopic.CHASM);
            case STATUS_BEGAN -> {
                StatusEvent began = (StatusEvent) event;
                if (began.actorId == world.player().spawnId()) {
                    say(HintTopic.OF_STATUSES.get(began.status.ordinal()));
                }
            }
            default -> {}
        }
    }

    private void sayOfFind(int item) {
        ItemEffect effect = world.content().items().at(item).effect();
        if (effect == ItemEffect.LENS || effect == ItemEffect.MAP) {
            say(HintTopic.FIND);
        }
    }

    /** Records that a place was described. */
    void placeDescribed() {
        follow(HintTopic.TRAP);
    }

    @Override
    public void tick() {
        if (shown != null) {
            return;
        }
        if (lacks(HintTopic.ORE) && around.isOre()) {
            say(HintTopic.ORE);
        } else if (lacks(HintTopic.BOLT) && around.canCast(SpellUse.BOLT)) {
            say(HintTopic.BOLT);
        } else if (lacks(HintTopic.BURST) && around.canCast(SpellUse.BURST)) {
            say(HintTopic.BURST);
        } else if (lacks(HintTopic.THROW) && around.holdsEnoughForAThrow()) {
            say(HintTopic.THROW);
        } else if (lacks(HintTopic.TRAP) && around.isTrapNear()) {
            say(HintTopic.TRAP);
        } else if (lacks(HintTopic.CAPTIVE) && around.isCaptiveNear()) {
            say(HintTopic.CAPTIVE);
        } else if (lacks(HintTopic.CHASM) && around.isChasmNear()) {
            say(HintTopic.CHASM);
        } else {
            sayOfThings();
        }
    }

    private void sayOfThings() {
        if (lacks(HintTopic.SHRINE) && around.isShrine()) {
            say(HintTopic.SHRINE);
        } else if (lacks(HintTopic.GOLEM) && around.isGolem()) {
            say(HintTopic.GOLEM);
        } else if (lacks(HintTopic.CHEST) && around.isShutChest()) {
            say(HintTopic.CHEST);
        } else if (lacks(HintTopic.KEY) && world.prompt() == InteractPrompt.EXIT_LOCKED) {
            say(HintTopic.KEY);
        } else if (lacks(HintTopic.DOWSING) && around.isDowsing()) {
            say(HintTopic.DOWSING);
        }
    }

    private boolean lacks(HintTopic lesson) {
        return !lessons.knows(lesson);
    }

    private void say(HintTopic lesson) {
        if (shown == null && !lessons.knows(lesson)) {
            lessons.learn(lesson);
            taught = lesson;
            shown = hint(lesson);
        }
    }

    /** Marks a hint as followed, so that it is not shown any more. */
    private void follow(HintTopic lesson) {
        lessons.learn(lesson);
        HintSign now = shown;
        if (now != null && taught == lesson) {
            now.follow();
        }
    }

    private HintSign hint(HintTopic lesson) {
        TextLine words =
                new TextLine(parts.fonts(), TextStyle.SMALL, parts.texts().get(lesson.textKey()));
        StatusEffect status = lesson.status();
        GameAction action = lesson.action();
        if (status != null) {
            TextureRegion picture = parts.sprites().frame("hud_status", status.ordinal());
            return new HintSign(List.of(), picture, words, LONGEST_SECONDS);
        }
        return action == null
                ? new HintSign(List.of(), null, words, LONGEST_SECONDS)
                : HintSign.of(parts, action, words, LONGEST_SECONDS);
    }

    @Override
    public void update(float seconds) {
        HintSign now = shown;
        if (now != null && seconds > 0) {
            now.update(seconds);
            if (!now.isShown()) {
                shown = null;
            }
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        HintSign now = shown;
        if (now != null && !frame.isMapLarge && !frame.isPlaceDescribed && !frame.isOver) {
            now.drawWithin(pane, frame.situationHint(), frame.grain());
        }
    }

    /** Returns the topic that is shown, or null. */
    @Nullable
    HintTopic taught() {
        return shown == null ? null : taught;
    }

    /** Decides whether the player's surroundings give reason for a hint. Allocates nothing. */
    private static final class HintTriggers {
        private static final int CHASM_CELLS = 2;

        private final World world;
        private final FeelRules.HintRules rules;
        private final Grid grid;
        private final SpellBook book;

        HintTriggers(World world) {
            this.world = world;
            rules = world.content().feel().hints();
            grid = world.floor().grid();
            book = new SpellBook(world.content());
        }

        boolean isBlowNear(WorldEvent windUp) {
            return isNear(windUp.x(), windUp.y(), rules.windUpCells());
        }

        /** Returns true if the spell of the chosen ore is known and affordable. */
        boolean canCast(SpellUse use) {
            PlayerComponent alchemist = world.player().component();
            return book.canCast(alchemist, alchemist.chosenFlask, book.of(alchemist.chosenFlask, use));
        }

        boolean holdsEnoughForAThrow() {
            PlayerComponent alchemist = world.player().component();
            return alchemist.flasks[alchemist.chosenFlask]
                    >= world.content().player().throwMeasures();
        }

        /** Returns true if lights show the way to a vein of the chosen ore on a floor below. */
        boolean isDowsing() {
            PlayerComponent alchemist = world.player().component();
            return alchemist.flasks[alchemist.chosenFlask] > 0
                    && world.floor()
                            .below()
                            .has(world.content()
                                    .ores()
                                    .at(alchemist.chosenFlask)
                                    .id());
        }

        boolean isTrapNear() {
            for (int i = 0; i < world.arenas().size(); i++) {
                Arena arena = world.arenas().get(i);
                for (int door = 0; door < arena.doors().size() && !arena.state().isOver(); door++) {
                    int cell = arena.doors().get(door).cell;
                    float x = grid.x(cell) + 0.5f;
                    float y = grid.y(cell) + 0.5f;
                    if (world.floorState().isInSight(cell) && isNear(x, y, rules.trapCells())) {
                        return true;
                    }
                }
            }
            return false;
        }

        boolean isCaptiveNear() {
            ImmutableArray<Entity> monsters = world.monsters();
            for (int i = 0; i < monsters.size(); i++) {
                MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
                if (mind != null && mind.state == MindState.SHACKLED) {
                    BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
                    if (world.floorState().isInSight(body.cell) && isNear(body.x, body.y, rules.captiveCells())) {
                        return true;
                    }
                }
            }
            return false;
        }

        boolean isChasmNear() {
            int cell = world.player().body().cell;
            int middleX = grid.x(cell);
            int middleY = grid.y(cell);
            for (int y = Math.max(0, middleY - CHASM_CELLS);
                    y <= Math.min(grid.height() - 1, middleY + CHASM_CELLS);
                    y++) {
                for (int x = Math.max(0, middleX - CHASM_CELLS);
                        x <= Math.min(grid.width() - 1, middleX + CHASM_CELLS);
                        x++) {
                    if (world.floorState().perilAt(grid.cell(x, y)) == Terrain.Peril.SWALLOWS) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isNear(float x, float y, float cells) {
            BodyComponent body = world.player().body();
            float dx = x - body.x;
            float dy = y - body.y;
            return dx * dx + dy * dy <= cells * cells;
        }

        boolean isOre() {
            int reach = (int) Math.ceil(rules.thingCells());
            int here = world.player().body().cell;
            for (int y = grid.y(here) - reach; y <= grid.y(here) + reach; y++) {
                for (int x = grid.x(here) - reach; x <= grid.x(here) + reach; x++) {
                    if (grid.contains(x, y)
                            && world.floorState().ore(grid.cell(x, y)) != null
                            && isNear(grid.cell(x, y))) {
                        return true;
                    }
                }
            }
            return false;
        }

        boolean isShutChest() {
            List<ChestComponent> chests = world.chests();
            for (int i = 0; i < chests.size(); i++) {
                if (!chests.get(i).isOpen && isNear(chests.get(i).cell)) {
                    return true;
                }
            }
            return false;
        }

        /** Returns true if a sleeping golem is near. */
        boolean isGolem() {
            return isFixture(true);
        }

        /** Returns true if a shrine that still holds its gift is near. */
        boolean isShrine() {
            return isFixture(false);
        }

        private boolean isFixture(boolean isGolem) {
            List<Fixture> fixtures = world.floor().fixtures();
            for (int i = 0; i < fixtures.size(); i++) {
                FixtureGift gives =
                        world.content().fixtures().get(fixtures.get(i).type()).gives();
                if ((gives == FixtureGift.GOLEM) == isGolem
                        && !world.gifts().isTaken(i)
                        && isNear(fixtures.get(i).at())) {
                    return true;
                }
            }
            return false;
        }

        /** Returns true if the middle of a cell is in sight and near enough for a hint about the thing there. */
        private boolean isNear(int cell) {
            return world.floorState().isInSight(cell)
                    && isNear(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, rules.thingCells());
        }
    }
}
