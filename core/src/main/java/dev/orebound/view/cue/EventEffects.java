package dev.orebound.view.cue;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.gear.GearMoment;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.effect.OpeningTrails;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.thing.LockLayer;
import dev.orebound.view.thing.ThingPainter;
import dev.orebound.view.thing.VignetteLayer;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.event.WorldEvent.GroundEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import java.util.function.IntConsumer;

/**
 * Shows the events of a tick. An event's cue says what is shown; this class adds what depends on more than the event,
 * such as the ores of a brew. Places are world pixels.
 */
public final class EventEffects {
    /** The places of the edge of a brew's burst that are shown. */
    private static final int EDGES = 20;

    private final Content content;
    private final ImpactEffects impacts;
    private final ThingPainter things;
    private final FightEffects fights;
    private final ArenaEffects arenas;
    private final ElementEffects elements;
    private final LockLayer locks;
    private final VignetteLayer vignettes;
    private final OpeningTrails trails;
    private final World world;
    private final FogOfWar fog;
    private final IntConsumer reveal;

    /** @param reveal shows the ground of a hidden lock, by the number of the lock */
    public EventEffects(
            SceneContext frame,
            ImpactEffects impacts,
            ThingPainter things,
            LockLayer locks,
            VignetteLayer vignettes,
            OpeningTrails trails,
            FightEffects fights,
            ArenaEffects arenas,
            ElementEffects elements,
            IntConsumer reveal) {
        this.impacts = impacts;
        this.things = things;
        this.locks = locks;
        this.vignettes = vignettes;
        this.trails = trails;
        this.fights = fights;
        this.arenas = arenas;
        this.elements = elements;
        this.reveal = reveal;
        world = frame.world;
        fog = frame.fog;
        content = frame.world.content();
    }

    /** Shows the events of the last tick. */
    public void read(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            read(event, event.x() * SceneContext.CELL, event.y() * SceneContext.CELL);
        }
        fights.tick();
        arenas.tick();
        fights.tickMinds();
        arenas.tickBoss();
    }

    /** Shows what goes on between events. */
    public void move(float seconds) {
        elements.move(seconds);
    }

    /** Shows an event: what moves or poses because of it, and its cue. */
    private void read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case FOOT_SET -> fights.footstep(event, x, y);
            case STRIKE_WOUND_UP -> fights.rise(event, x, y);
            case STRIKE_SWUNG -> fights.swing((AttackEvent) event, x, y);
            case ACTOR_HURT -> fights.hurt((HealthEvent) event, x, y);
            case MONSTER_DIED, COMPANION_DIED -> fights.die((ActorEvent) event, x, y);
            case PLAYER_DIED -> fights.diePlayer(event, x, y);
            case MONSTER_FELL, PLAYER_FELL -> fights.drop(event, x, y);
            case PLAYER_DASHED -> fights.dash(event, x, y);
            case PLAYER_NOTICED -> fights.notice((ActorEvent) event, x, y);
            case HORDE_WOKEN -> fights.wake((ActorEvent) event, x, y);
            case MONSTER_FLED -> fights.flee((ActorEvent) event, x, y);
            case MONSTER_RALLIED, MONSTER_STOOD -> fights.rally((ActorEvent) event, x, y);
            case ORE_STOLEN -> fights.steal(event, x, y);
            case SPAWN_MARKED -> arenas.mark((MarkEvent) event, x, y);
            case MONSTER_SPAWNED, MONSTER_SUMMONED -> arenas.arrive(event, x, y);
            case ARENA_CLEARED -> {
                arenas.clear((RoomEvent) event, x, y);
                showDoors(((RoomEvent) event).room);
            }
            case ROOF_GAVE -> {
                arenas.comeDown((RoomEvent) event, x, y);
                showDoors(((RoomEvent) event).room);
            }
            case DOOR_BROKEN -> {
                impacts.show(event, x, y);
                showDoors(((RoomEvent) event).room);
            }
            case SHOT_ENDED -> endShot((ShotEvent) event, x, y);
            case BREW_CAST -> cast((BrewEvent) event, x, y);
            case FLASK_BROKEN -> breakFlask((BrewEvent) event, x, y);
            case GEAR_ACTED -> actGear((GearEvent) event, x, y);
            case GROUND_BEGAN -> beginGround((GroundEvent) event, x, y);
            case GROUND_ENDED -> endGround((GroundEvent) event, x, y);
            default -> {
                moveThings(event);
                impacts.show(event, x, y);
            }
        }
    }

    /** Moves things of the floor that an event is about. */
    private void moveThings(WorldEvent event) {
        switch (event.type()) {
            case ORE_CHIPPED -> things.strikeOre(event.cell());
            case CHEST_OPENED -> things.openChest(event.subject());
            case LOCK_FOUND -> reveal.accept(((LockEvent) event).lock);
            case LOCK_STRUCK -> locks.strike(((LockEvent) event).lock);
            case LOCK_OPENED -> {
                reveal.accept(((LockEvent) event).lock);
                locks.open(((LockEvent) event).lock);
                trails.show(event.cell());
            }
            case EXITS_UNLOCKED -> trails.showNearestExit();
            case LEVER_PULLED, CAGE_SHUT -> vignettes.shift(((VignetteEvent) event).vignette);
            case ROOF_CRACKED -> vignettes.crack(event.cell(), world.tick());
            default -> {}
        }
    }

    /** Shows where the doors of a won room open. */
    private void showDoors(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            if (world.doors().get(i).room == room) {
                trails.show(world.doors().get(i).cell);
            }
        }
    }

    private void endShot(ShotEvent event, float x, float y) {
        impacts.show(event, x, y);
        if (event.monster >= 0 || AttackTable.isThrow(event.attack) || !fog.sees(event)) {
            return;
        }
        int brew = AttackTable.brewOf(event.attack);
        Attack bolt = content.brews().attack(brew, BrewUse.BOLT, AttackTable.levelOf(event.attack));
        float radius = AttackTable.blastCells(bolt) * SceneContext.CELL;
        if (radius > 0) {
            takeEffect(brew, radius, x, y);
            impacts.show(EffectMoment.BOLT_BURST, x, y);
        }
    }

    private void cast(BrewEvent event, float x, float y) {
        if (event.use == BrewUse.BURST) {
            float radius = radiusOf(event);
            takeEffect(event.brew, radius, x, y);
            showEdge(event.brew, radius, x, y);
        }
        impacts.show(event, x, y);
    }

    private void breakFlask(BrewEvent event, float x, float y) {
        float radius = radiusOf(event);
        impacts.sized(radius, 1).show(event, x, y);
        takeEffect(event.brew, radius, x, y);
    }

    private float radiusOf(BrewEvent event) {
        Attack attack = content.brews().attack(event.brew, event.use, event.level);
        return AttackTable.blastCells(attack) * SceneContext.CELL;
    }

    /** Shows a brew taking effect all round a place: each of its ores adds its share. */
    private void takeEffect(int brew, float radius, float x, float y) {
        int rgb = content.brews().at(brew).rgb();
        int ores = content.brews().oresOf(brew);
        for (int ore = 0; ore < content.ores().size(); ore++) {
            if ((ores >> ore & 1) != 0) {
                impacts.of(rgb).sized(radius, Integer.bitCount(ores)).showOre(ore, x, y);
            }
        }
        impacts.of(rgb).sized(radius, 1).show(EffectMoment.BREW_LIGHT, x, y);
    }

    /** Shows the edge of a burst on a circle. */
    private void showEdge(int brew, float radius, float x, float y) {
        int rgb = content.brews().at(brew).rgb();
        for (int i = 0; i < EDGES; i++) {
            double turn = 2 * Math.PI * i / EDGES;
            float atX = x + (float) Math.cos(turn) * radius * 0.82f;
            float atY = y + (float) Math.sin(turn) * radius * 0.82f;
            impacts.of(rgb).show(EffectMoment.BREW_EDGE, atX, atY);
        }
    }

    /** Shows a rule of gear that acts, unless it always acts. */
    private void actGear(GearEvent event, float x, float y) {
        boolean isSteady =
                content.powers().power(event.source).rules().get(event.rule).when() == GearMoment.ALWAYS;
        if (!isSteady) {
            impacts.show(event, x, y);
        }
    }

    private void beginGround(GroundEvent event, float x, float y) {
        GroundKind kind = content.grounds().at(event.ground);
        impacts.show(event, x, y);
        if (!fog.sees(event)) {
            return;
        }
        if (kind.is(GroundTrait.SOLID)) {
            impacts.of(kind.rgb()).show(EffectMoment.GROUND_ROSE, x, y);
        } else if (kind.slot() == GroundSlot.SURFACE) {
            impacts.of(kind.rgb()).show(EffectMoment.GROUND_SPREAD, x, y);
        }
    }

    private void endGround(GroundEvent event, float x, float y) {
        GroundKind kind = content.grounds().at(event.ground);
        impacts.show(event, x, y);
        if (fog.sees(event) && (kind.is(GroundTrait.SOLID) || kind.is(GroundTrait.CARRIES))) {
            boolean isSolid = kind.is(GroundTrait.SOLID);
            impacts.of(kind.rgb()).show(isSolid ? EffectMoment.GROUND_BROKE : EffectMoment.CRUST_BROKE, x, y);
        }
    }
}
