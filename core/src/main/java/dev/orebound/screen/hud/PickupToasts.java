package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.Content;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.effect.FloorTrail;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.ItemEvent;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists what was recently picked up, stolen, dropped or announced, the newest at the bottom. Further measures of an ore
 * are added to its line, from a phial as well as from the rock.
 */
final class PickupToasts implements HudPart {
    private static final int MOST = 4;
    private static final float SHOWN_SECONDS = 2.4f;
    private static final float LONG_SECONDS = 4;
    private static final float FADE_SECONDS = 0.5f;
    /** Time after which further measures of an ore are told by themselves. */
    private static final float SETTLED_SECONDS = 0.8f;

    private static final int MOST_THIEVES = 8;
    private static final int ICON_PIXELS = 16;

    private final World world;
    private final GameTexts texts;
    private final Content content;
    private final SpriteAtlas sprites;
    private final Toast[] toasts = new Toast[MOST];
    private final long[] thieves = new long[MOST_THIEVES];
    private int nextThief;
    private String lastTold = "";

    PickupToasts(GameTexts texts, World world, SpriteAtlas sprites, FontSet fonts) {
        this.texts = texts;
        this.world = world;
        content = world.content();
        this.sprites = sprites;
        for (int i = 0; i < MOST; i++) {
            toasts[i] = new Toast(new TextLine(fonts, TextStyle.TOLD));
        }
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case ORE_PICKED_UP -> hearOre(((OreEvent) event).ore, ((OreEvent) event).measures);
            case ITEM_PICKED_UP -> hearItem(content.items().at(event.subject()), ((ItemEvent) event).amount);
            case ORE_STOLEN -> hearTheft((OreEvent) event);
            case MONSTER_DIED -> {
                ActorEvent dead = (ActorEvent) event;
                if (forgetThief(dead.actorId)) {
                    sayOfSpoils(dead.monster);
                }
            }
            case DRAUGHT_DRUNK -> hearDraught((ItemEvent) event);
            case DRAUGHT_REFUSED ->
                answer(texts.get(((ItemEvent) event).amount == 0 ? "hud.no_draught" : "hud.not_hurt"));
            case BREW_REFUSED -> answer(texts.format("hud.no_ore", missing((BrewEvent) event)));
            case MIXTURE_REFUSED -> tell(texts.get("hud.mixture_refused"));
            case HAPPENING_BEGAN -> {
                String id = content.cave()
                        .treasure()
                        .happenings()
                        .at(event.subject())
                        .id();
                tell(texts.get("happening." + id + ".told"));
            }
            case LOCK_FOUND, LOCK_OPENED, LOCK_KEY_TAKEN, LOCK_KEY_RETURNED -> hearLock((LockEvent) event);
            case CAGE_SHUT -> sayOnce(texts.get("hud.cages_shut"));
            case ALARM_RAISED -> sayOnce(texts.get("hud.alarm_raised"));
            default -> {}
        }
    }

    private void hearLock(LockEvent event) {
        String lock = texts.get("lock." + content.locks().at(event.kind).id() + ".name");
        switch (event.type()) {
            case LOCK_FOUND -> tell(texts.format("hud.lock_found", lock));
            case LOCK_OPENED -> tell(opened(event, lock));
            case LOCK_KEY_TAKEN -> tell(texts.format("hud.lock_key_taken", lock));
            default -> tell(texts.get("hud.lock_key_returned"));
        }
    }

    /** Returns what is told of a lock that opens: also what lies behind it and where, if the player does not see it. */
    private String opened(LockEvent event, String lock) {
        if (!FloorTrail.isFar(world, event.cell())) {
            return texts.format("hud.lock_opened", lock);
        }
        Floor floor = world.floor();
        String behind = floor.vignettes()
                .get(floor.locks().get(event.lock).vignette() - 1)
                .kind();
        CompassDirection way = PlaceWords.wayFromPlayer(world, event.x(), event.y());
        return texts.format(
                "hud.lock_opened_far", lock, texts.get("vignette." + behind + ".name"), texts.get(way.textKey()));
    }

    /** Returns the names of the ores of which the player has too little for a use of a brew. */
    private String missing(BrewEvent refused) {
        int price = world.purse().measures(refused.brew, refused.use);
        int[] flasks = world.player().component().flasks;
        List<String> names = new ArrayList<>();
        for (int ore = 0; ore < flasks.length; ore++) {
            if (BrewBook.has(content.brews().oresOf(refused.brew), ore) && flasks[ore] < price) {
                names.add(texts.get("ore." + content.ores().at(ore).id() + ".name"));
            }
        }
        return texts.joined("list.plus", names);
    }

    /** Shows the answer to a key, for longer if it is still shown. */
    private void answer(String words) {
        if (toasts[0].secondsLeft > 0 && words.equals(newest())) {
            toasts[0].secondsLeft = LONG_SECONDS;
        } else {
            tell(words);
        }
    }

    /** Shows a message, unless it is the newest already. */
    private void sayOnce(String words) {
        if (!words.equals(lastTold)) {
            tell(words);
        }
    }

    /** Shows a message without a picture. */
    void tell(String words) {
        Toast toast = next();
        toast.secondsLeft = LONG_SECONDS;
        toast.icon = null;
        toast.rgb = UiPalette.BONE_LIGHT;
        toast.line.set(words);
        lastTold = words;
    }

    private void hearTheft(OreEvent theft) {
        thieves[nextThief] = theft.carrierId;
        nextThief = (nextThief + 1) % thieves.length;
        String ore = content.ores().at(theft.ore).id();
        Toast toast = next();
        toast.secondsLeft = LONG_SECONDS;
        toast.icon = sprites.frame(content.ores().at(theft.ore).shardSprite(), 0);
        toast.rgb = UiPalette.FLAME;
        toast.line.set(texts.format("hud.ore_stolen", theft.measures, texts.get("ore." + ore + ".name")));
    }

    private void sayOfSpoils(int monster) {
        Toast toast = next();
        toast.secondsLeft = LONG_SECONDS;
        toast.icon = sprites.frame("hud_flask", 0);
        toast.rgb = UiPalette.GOLD_LIGHT;
        String name = texts.get("monster." + content.monsters().at(monster).id() + ".name");
        toast.line.set(texts.format("hud.ore_dropped", name));
    }

    private boolean forgetThief(long spawnId) {
        for (int i = 0; i < thieves.length; i++) {
            if (thieves[i] == spawnId) {
                thieves[i] = WorldEvent.NOBODY;
                return true;
            }
        }
        return false;
    }

    private void hearOre(int ore, int measures) {
        Toast toast = lineOfOre(ore);
        if (toast == null) {
            toast = next();
        }
        toast.ore = ore;
        toast.amount += measures;
        toast.isUnread = true;
        toast.secondsLeft = SHOWN_SECONDS;
        toast.icon = sprites.frame(content.ores().at(ore).shardSprite(), 0);
        toast.rgb = paled(content.ores().at(ore).light());
        String name = texts.get("ore." + content.ores().at(ore).id() + ".name");
        toast.line.set(texts.format("hud.picked_up_ore", toast.amount, name));
    }

    private int paled(LightSource light) {
        return UiPalette.mix(sprites.colours().of(light.rgb()), 0xffffff, 0.4f);
    }

    private @Nullable Toast lineOfOre(int ore) {
        for (Toast toast : toasts) {
            if (toast.ore == ore && toast.secondsLeft > FADE_SECONDS) {
                return toast;
            }
        }
        return null;
    }

    private void hearItem(Item item, int amount) {
        String ore = item.ore();
        if (ore != null) {
            if (!item.isSmall()) { // Small treasure is taken in passing, without a word.
                hearOre(content.ores().indexOf(ore), amount);
            }
            return;
        }
        Toast toast = next();
        toast.secondsLeft = SHOWN_SECONDS;
        toast.icon = sprites.frame(item.sprite(), 0);
        toast.rgb = paled(item.light());
        boolean isDrunk = item.effect() == ItemEffect.HEAL && content.player().draughtPlaces() == 0;
        boolean heals = isDrunk || item.effect() == ItemEffect.HEAL_SHARE;
        String key = heals ? "hud.picked_up_healing" : "hud.picked_up_item";
        toast.line.set(texts.format(key, texts.get("item." + item.id() + ".name"), amount));
    }

    private void hearDraught(ItemEvent event) {
        Item item = content.items().at(event.item);
        Toast toast = next();
        toast.secondsLeft = SHOWN_SECONDS;
        toast.icon = sprites.frame(item.sprite(), 0);
        toast.rgb = paled(item.light());
        toast.line.set(texts.format("hud.picked_up_healing", texts.get("item." + item.id() + ".name"), event.amount));
    }

    /** Moves every line up by one and returns the lowest, which is now empty. */
    private Toast next() {
        Toast oldest = toasts[MOST - 1];
        System.arraycopy(toasts, 0, toasts, 1, MOST - 1);
        toasts[0] = oldest;
        oldest.ore = -1;
        oldest.amount = 0;
        oldest.isUnread = true;
        return oldest;
    }

    /** Returns the text of the lowest line, which is the newest. */
    String newest() {
        return toasts[0].line.text();
    }

    @Override
    public void update(float seconds) {
        for (Toast toast : toasts) {
            toast.secondsLeft = Math.max(0, toast.secondsLeft - seconds);
        }
    }

    /** Reads what is new aloud, the oldest first; a sum of ore once it no longer grows. */
    @Override
    public void read(Speaker speaker) {
        for (int i = MOST - 1; i >= 0; i--) {
            Toast toast = toasts[i];
            boolean grows = toast.ore >= 0 && toast.secondsLeft > SHOWN_SECONDS - SETTLED_SECONDS;
            if (toast.isUnread && !grows) {
                toast.isUnread = false;
                if (toast.secondsLeft > 0) {
                    speaker.say(SpeechRank.NEWS, toast.line.text());
                }
            }
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().toasts();
        int grain = frame.grain();
        int icon = ICON_PIXELS * Math.max(1, grain * 2 / 3);
        int step = box.height() / MOST;
        for (int i = 0; i < MOST; i++) {
            Toast toast = toasts[i];
            if (toast.secondsLeft <= 0) {
                continue;
            }
            float alpha = Math.min(1, toast.secondsLeft / FADE_SECONDS);
            int y = box.y() + frame.untriedHigh + i * step;
            int x = box.x();
            TextureRegion picture = toast.icon;
            if (picture != null) {
                pane.picture(picture, x, y + (step - icon) / 2f, icon, icon, alpha);
                x += icon + 2 * grain;
            }
            float foot = y + Math.round((step - toast.line.capHeight()) / 2f);
            toast.line.drawShadowed(pane.batch(), x, foot, toast.rgb, alpha);
        }
    }

    private static final class Toast {
        final TextLine line;

        @Nullable
        TextureRegion icon;

        int ore = -1;
        int amount;
        boolean isUnread;
        int rgb;
        float secondsLeft;

        Toast(TextLine line) {
            this.line = line;
        }
    }
}
