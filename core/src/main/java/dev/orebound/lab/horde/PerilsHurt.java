package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import org.jspecify.annotations.Nullable;

/**
 * Nobody stands where it burns or where there is no ground for longer than two seconds and stays as well as before, but for
 * those whom it does not touch.
 */
final class PerilsHurt extends MonsterRule {
    private static final int LOOK_TICKS = 10;

    private static final int MOST_LOOKS = 12;

    private static final class Track {
        private int looks;
        private int health;
    }

    private final LongMap<Track> tracks = new LongMap<>();

    PerilsHurt() {
        super(LOOK_TICKS);
    }

    @Override
    public String id() {
        return "perils_hurt";
    }

    @Override
    @Nullable
    RuleBreach look(Entity monster, World world) {
        int cell = census.body(monster).cell;
        if (!isIn(world.floorState().perilAt(cell), census.kind(monster, world))) {
            tracks.remove(census.spawnId(monster));
            return null;
        }
        HealthComponent health = census.health(monster);
        Track track = tracks.get(census.spawnId(monster));
        if (track == null) {
            track = new Track();
            track.health = health.health;
            tracks.put(census.spawnId(monster), track);
        }
        track.looks++;
        boolean isWell = track.looks > MOST_LOOKS && health.health >= track.health;
        return isWell ? new RuleBreach(census.name(monster, world) + ", is well in a peril", cell) : null;
    }

    private static boolean isIn(Terrain.Peril peril, Monster kind) {
        return !kind.isOffTheGround()
                && switch (peril) {
                    case NONE -> false;
                    case BURNS -> !kind.unharmedBy().contains(StatusEffect.BURNING);
                    case SWALLOWS -> true;
                };
    }
}
