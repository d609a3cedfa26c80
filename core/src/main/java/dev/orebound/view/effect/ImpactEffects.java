package dev.orebound.view.effect;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.effect.CueEffects;
import dev.orebound.content.effect.CueEffects.MomentCue;
import dev.orebound.content.effect.EffectForm;
import dev.orebound.content.effect.EffectForm.Burst;
import dev.orebound.content.effect.EffectForm.Flare;
import dev.orebound.content.effect.EffectForm.Ring;
import dev.orebound.content.effect.EffectForm.Single;
import dev.orebound.content.effect.EffectForm.Spray;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.effect.EffectRules;
import dev.orebound.content.effect.VisualEffect;
import dev.orebound.content.item.Ore;
import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Shows the effects that cues give to events and moments: particles, flares and rings, and shaking and flashes of the
 * picture. Places are world pixels. Makes no garbage.
 */
public final class ImpactEffects implements SceneLayer {
    /** Hits in a short time that are all shown in full. */
    private static final float FEW_HITS = 4;

    private static final float FORGOTTEN_HITS_A_SECOND = 16;

    public final ParticlePool particles;
    public final LightFlares flares = new LightFlares();
    public final StrokeEffects strokes = new StrokeEffects();
    private final SceneContext frame;
    private final EventColours colours;
    private final EventIndex<ReadyCue> ofEvents;
    private final List<ReadyCue> ofMoments = new ArrayList<>();
    /** Effects of brews, by the index of the ore that they hold. */
    private final List<ReadyEffect> ofOres = new ArrayList<>();

    /** Hits that were shown lately; they are forgotten one by one. */
    private float lateHits;

    private float directionX;
    private float directionY;
    private int own;
    private float size;
    private int among = 1;

    /** A cue whose effects are looked up. */
    private record ReadyCue(
            @Nullable String kind,
            @Nullable String manner,
            CueEffects shown,
            List<ReadyEffect> effects,
            ReadyColour colour) {}

    /** An effect whose colours are looked up, one for each part. */
    private record ReadyEffect(VisualEffect effect, List<ReadyColour> colours) {}

    /** A colour, or the one of what is shown. */
    private record ReadyColour(boolean isOwn, int rgb) {}

    /** Keeps lights that flare up and go out, as where ore breaks, a blow lands or a monster comes up. */
    public static final class LightFlares {
        private static final int MOST = 12;

        private final float[] x = new float[MOST];
        private final float[] y = new float[MOST];
        private final float[] radius = new float[MOST];
        private final float[] strength = new float[MOST];
        private final float[] left = new float[MOST];
        private final float[] life = new float[MOST];
        private final int[] rgb = new int[MOST];
        private int next;

        /** Adds a flare, if necessary in place of the oldest. Lengths are pixels. */
        void add(float atX, float atY, float radiusPixels, int colour, float brightness, float seconds) {
            int i = next++ % MOST;
            x[i] = atX;
            y[i] = atY;
            radius[i] = radiusPixels;
            rgb[i] = colour;
            strength[i] = brightness;
            life[i] = seconds;
            left[i] = seconds;
        }

        void move(float seconds) {
            for (int i = 0; i < MOST; i++) {
                left[i] = Math.max(0, left[i] - seconds);
            }
        }

        public void addTo(LightList lights, ViewSection section, FlashLimiter flashes) {
            for (int i = 0; i < MOST; i++) {
                if (left[i] > 0 && section.sees(x[i], y[i], radius[i])) {
                    float part = left[i] / life[i];
                    lights.add(x[i], y[i], radius[i], rgb[i], flashes.flash(strength[i] * part * part));
                }
            }
        }
    }

    public ImpactEffects(SceneContext frame, SoundContent content, RandomStream chance) {
        this.frame = frame;
        colours = new EventColours(frame);
        particles = new ParticlePool(chance);
        EffectRules rules = content.effects();
        ReadyCue nothing = ready(null, null, CueEffects.NONE, rules);
        Map<String, List<ReadyCue>> cues = new HashMap<>();
        for (EventCue cue : content.cues().cues()) {
            if (!cue.shown().isEmpty()) {
                cues.computeIfAbsent(cue.event(), event -> new ArrayList<>())
                        .add(ready(cue.kind(), cue.manner(), cue.shown(), rules));
            }
        }
        ofEvents = new EventIndex<>(content.events(), (word, kind, manner) -> {
            List<ReadyCue> ofEvent = cues.getOrDefault(word.id(), List.of());
            ReadyCue ofManner = manner == null ? null : best(ofEvent, kind, manner);
            ReadyCue ofAny = best(ofEvent, kind, null);
            return ofManner != null ? ofManner : ofAny != null ? ofAny : nothing;
        });
        for (MomentCue moment : content.cues().moments()) {
            ofMoments.add(ready(null, null, moment.shown(), rules));
        }
        for (Ore ore : frame.world.content().ores()) {
            ofOres.add(ready(rules.brews().of(ore.id()), rules));
        }
    }

    private static @Nullable ReadyCue best(List<ReadyCue> cues, @Nullable String kind, @Nullable String manner) {
        Stream<ReadyCue> ofManner = cues.stream().filter(cue -> Objects.equals(cue.manner, manner));
        return EventWord.best(ofManner, cue -> cue.kind, kind);
    }

    private ReadyCue ready(@Nullable String kind, @Nullable String manner, CueEffects shown, EffectRules rules) {
        List<ReadyEffect> effects =
                shown.effects().stream().map(id -> ready(id, rules)).toList();
        return new ReadyCue(kind, manner, shown, effects, colour(shown.colour(), rules));
    }

    private ReadyEffect ready(String id, EffectRules rules) {
        VisualEffect effect = rules.effects().get(id);
        List<ReadyColour> colours = effect.parts().stream()
                .map(part -> colour(part.show().colour(), rules))
                .toList();
        return new ReadyEffect(effect, colours);
    }

    private ReadyColour colour(String name, EffectRules rules) {
        if (name.equals(EffectForm.REGION)) {
            Ore region = frame.world.content().ores().get(frame.world.floor().primaryOre());
            return new ReadyColour(false, region.light().rgb());
        }
        return new ReadyColour(name.equals(EffectForm.OWN), rules.rgb(name));
    }

    @Override
    public void update(float seconds) {
        lateHits = Math.max(0, lateHits - FORGOTTEN_HITS_A_SECOND * seconds);
        particles.move(seconds);
        flares.move(seconds);
        strokes.move(seconds);
    }

    /** Draws the rings on the ground. */
    @Override
    public void draw() {
        strokes.draw(QuadShape.RING, frame.batch, frame.section);
    }

    /** Draws the particles that lie beneath marks, bodies and shots. */
    public void drawOnGround() {
        particles.drawOnGround(frame.batch, frame.section);
    }

    /** Draws the particles beyond those that may cover bodies. */
    public void drawBeneath() {
        particles.draw(frame.batch, frame.section, false);
    }

    /** Draws the trails of blows and as many particles as may cover bodies. */
    public void drawAbove() {
        if (frame.isWithoutEffects) {
            return;
        }
        strokes.draw(QuadShape.CRESCENT, frame.batch, frame.section);
        particles.draw(frame.batch, frame.section, true);
    }

    /** Sets the direction, as a unit vector, of what is shown next. */
    public ImpactEffects towards(float x, float y) {
        directionX = x;
        directionY = y;
        return this;
    }

    /** Sets the colour of what is shown next. */
    public ImpactEffects of(int rgb) {
        own = rgb;
        return this;
    }

    /** Sets the size of what is shown next, and the number of effects that it is divided among. */
    public ImpactEffects sized(float pixels, int parts) {
        size = pixels;
        among = parts;
        return this;
    }

    /** Shows a moment. */
    public void show(EffectMoment moment, float x, float y) {
        show(ofMoments.get(moment.ordinal()), null, x, y);
    }

    /** Shows a hit: the more there were just now, the less, so that a fight with a crowd stays readable. */
    public void showHit(float x, float y) {
        lateHits++;
        show(lateHits > FEW_HITS ? EffectMoment.HIT_AMONG_MANY : EffectMoment.HIT, x, y);
    }

    /** Shows an ore of a brew that takes effect. */
    public void showOre(int ore, float x, float y) {
        play(ofOres.get(ore), x, y, own);
        forget();
    }

    /** Shows an event, unless its cue asks for sight and the player does not see the place. */
    public void show(WorldEvent event, float x, float y) {
        ReadyCue cue = ofEvents.of(event);
        if (!cue.effects.isEmpty()) {
            own = colours.of(event);
        }
        if (event instanceof BlastEvent blast) {
            size = blast.radiusCells * SceneContext.CELL;
        }
        show(cue, event, x, y);
    }

    /** Shakes the picture and lets it flash as the cue of an event says, without its effects. */
    public void jolt(WorldEvent event) {
        jolt(ofEvents.of(event).shown);
    }

    private void jolt(CueEffects shown) {
        frame.screen.shake(shown.shake());
        frame.screen.flashWhite(shown.flashWhite());
        frame.screen.flashRed(shown.flashRed());
    }

    private void show(ReadyCue cue, @Nullable WorldEvent event, float x, float y) {
        if (event == null || !cue.shown.inSight() || frame.fog.sees(event)) {
            jolt(cue.shown);
            int rgb = cue.colour.isOwn ? own : cue.colour.rgb;
            for (int i = 0; i < cue.effects.size(); i++) {
                playAtItsPlace(cue.effects.get(i), event, x, y, rgb);
            }
        }
        forget();
    }

    private void forget() {
        towards(0, 0).of(0).sized(0, 1);
    }

    private void playAtItsPlace(ReadyEffect effect, @Nullable WorldEvent event, float x, float y, int rgb) {
        int room = event instanceof RoomEvent ofRoom ? ofRoom.room : 0;
        switch (effect.effect.at()) {
            case HERE -> play(effect, x, y, rgb);
            case PLAYER ->
                play(
                        effect,
                        frame.x(frame.world.player().body()),
                        frame.y(frame.world.player().body()),
                        rgb);
            case DOORS -> {
                for (int i = 0; i < frame.world.doors().size(); i++) {
                    DoorComponent door = frame.world.doors().get(i);
                    if (door.room == room) {
                        play(effect, frame.middleX(door.cell), frame.middleY(door.cell), rgb);
                    }
                }
            }
            case CHEST -> {
                for (int i = 0; i < frame.world.chests().size(); i++) {
                    ChestComponent chest = frame.world.chests().get(i);
                    if (chest.room == room && chest.trigger != ChestComponent.NO_TRIGGER) {
                        play(effect, frame.middleX(chest.cell), frame.middleY(chest.cell), rgb);
                    }
                }
            }
            case EXITS -> {
                for (int i = 0; i < frame.world.floor().exits().size(); i++) {
                    int cell = frame.world.floor().exits().get(i).at();
                    play(effect, frame.middleX(cell), frame.middleY(cell), rgb);
                }
            }
        }
    }

    private void play(ReadyEffect ready, float x, float y, int rgb) {
        int amount = Math.round(size * ready.effect.perSize() / among);
        particles.addOnGround(ready.effect.beneath());
        for (int i = 0; i < ready.colours.size(); i++) {
            ReadyColour colour = ready.colours.get(i);
            play(ready.effect.parts().get(i).show(), x, y, colour.isOwn ? rgb : colour.rgb, amount);
        }
        particles.addOnGround(false);
    }

    private void play(EffectForm form, float x, float y, int rgb, int amount) {
        if (form instanceof Burst burst) {
            int count = burst.count() + (int) (amount * burst.share());
            float speed = burst.speed() + size * burst.speedOfSize();
            particles.burst(burst.of(), count, x, y + burst.y(), burst.height(), speed, burst.up(), rgb);
        } else if (form instanceof Spray spray) {
            int count = Math.min(spray.most(), spray.count() + (int) (amount * spray.share()));
            float toX = spray.backwards() ? -directionX : directionX;
            float toY = spray.backwards() ? -directionY : directionY;
            particles.spray(spray.of(), count, x, y + spray.y(), spray.height(), toX, toY, spray.speed(), rgb);
        } else if (form instanceof Single single) {
            float toX = directionX * single.speed();
            float toY = directionY * single.speed();
            particles.add(single.of(), x + single.x(), y + single.y(), single.height(), toX, toY, single.up(), rgb);
        } else if (form instanceof Ring ring) {
            strokes.ring(x, y + ring.y(), ring.radius() + size * ring.radiusOfSize(), ring.seconds(), rgb);
        } else if (form instanceof Flare flare) {
            float radius = flare.radius() + size * flare.radiusOfSize();
            flares.add(x, y + flare.y(), radius, rgb, flare.strength(), flare.seconds());
        }
    }
}
