package dev.orebound.view.music;

import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicRules;
import dev.orebound.content.music.MusicTension;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;
import java.util.List;

/**
 * Chooses the piece and the tension for what happens in a world: the theme of its biome, the guardians' piece or the
 * boss's, which ends on its own figure and leaves the mine silent, and how tense it is. A tenser tension begins at
 * once; a calmer one waits, so that stems do not flap, but a trap is over when its doors open. Makes no garbage.
 */
public final class MusicConductor {
    private final World world;
    private final MusicPlayer player;
    private final MusicRules rules;
    private final String theme;
    private MusicTension tension = MusicTension.UNSEEN;
    private MusicTension ofHordes = MusicTension.UNSEEN;
    private long tenseUntil;

    public MusicConductor(World world, MusicPlayer player) {
        this.world = world;
        this.player = player;
        rules = player.rules();
        theme = world.biome().id();
    }

    /** Looks at the world after a tick. */
    public void afterTick() {
        long tick = world.tick();
        if (tick % rules.lookTicks() == 0) {
            lookAtHordes();
        }
        Boss boss = world.part(Boss.class);
        if (!world.player().isAlive()) {
            conduct(MusicContent.DEATH, MusicTension.UNSEEN);
        } else if (boss.isAlive()) {
            boolean isGuardian = world.guardianHall() != null;
            conduct(isGuardian ? MusicContent.GUARDIAN : MusicContent.BOSS, MusicTension.ofPhase(boss.phase()));
        } else if (boss.kind() != Boss.NONE && world.guardianHall() == null) {
            conduct(MusicContent.BOSS_FALLEN, MusicTension.UNSEEN);
        } else {
            conduct(theme, settled(world.arenaAroundPlayer() != null ? MusicTension.SEALED : ofHordes, tick));
        }
    }

    /** Returns the tension that is to be heard: a tenser one at once, a calmer one step by step, each after a while. */
    private MusicTension settled(MusicTension now, long tick) {
        if (tension.compareTo(MusicTension.SEALED) > 0 || now.compareTo(tension) >= 0) {
            tenseUntil = tick + rules.holdTicks();
            return now;
        }
        if (tension != MusicTension.SEALED && tick < tenseUntil) {
            return tension;
        }
        tenseUntil = tick + rules.holdTicks();
        return tension != MusicTension.NOTICED && now == MusicTension.UNSEEN ? MusicTension.NOTICED : now;
    }

    private void conduct(String piece, MusicTension now) {
        tension = now;
        player.play(piece, now);
    }

    private void lookAtHordes() {
        MusicTension tensest = MusicTension.UNSEEN;
        List<HordeMind> hordes = world.hordes();
        for (int i = 0; i < hordes.size(); i++) {
            HordeMind horde = hordes.get(i);
            if (horde.size() == 0) {
                continue;
            }
            boolean isHunting = horde.state() == MindState.HUNTING;
            if (isHunting && horde.unseenTicks() < rules.huntTicks()) {
                tensest = MusicTension.HUNTED;
            } else if ((isHunting || horde.state() == MindState.SEARCHING) && tensest == MusicTension.UNSEEN) {
                tensest = MusicTension.NOTICED;
            }
        }
        ofHordes = tensest;
    }
}
