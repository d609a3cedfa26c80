package dev.orebound.view.music;

import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicMood;
import dev.orebound.content.music.MusicRules;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;
import java.util.List;

/**
 * Chooses the piece and the mood for what happens in a world: the theme of its biome, the warden's piece or the boss's, and how tense it
 * is. A tenser mood begins at once; a calmer one waits, so that stems do not flap, but a trap is over when its doors open. Makes no garbage.
 */
public final class MusicConductor {
    private final World world;
    private final MusicPlayer player;
    private final MusicRules rules;
    private final String theme;
    private String piece;
    private MusicMood mood = MusicMood.UNSEEN;
    private MusicMood ofHordes = MusicMood.UNSEEN;
    private boolean isWardenHunting;
    private long tenseUntil;
    private long wardenUntil;

    public MusicConductor(World world, MusicPlayer player) {
        this.world = world;
        this.player = player;
        rules = player.rules();
        theme = world.biome().id();
        piece = "";
    }

    /** Looks at the world after a tick. */
    public void afterTick() {
        long tick = world.tick();
        if (tick % rules.lookTicks() == 0) {
            lookAtHordes();
        }
        Boss boss = world.boss();
        if (!world.player().isAlive()) {
            conduct(MusicContent.DEATH, MusicMood.UNSEEN);
        } else if (boss.isAlive()) {
            conduct(MusicContent.BOSS, MusicMood.ofPhase(boss.phase()));
        } else {
            MusicMood now = settled(world.arenaAroundPlayer() != null ? MusicMood.SEALED : ofHordes, tick);
            wardenUntil = isWardenHunting ? tick + rules.holdTicks() : wardenUntil;
            conduct(tick < wardenUntil ? MusicContent.GUARDIAN : theme, now);
        }
    }

    /** Returns the mood that is to be heard: a tenser one at once, a calmer one step by step, each after a while. */
    private MusicMood settled(MusicMood now, long tick) {
        if (mood.compareTo(MusicMood.SEALED) > 0 || now.compareTo(mood) >= 0) {
            tenseUntil = tick + rules.holdTicks();
            return now;
        }
        if (mood != MusicMood.SEALED && tick < tenseUntil) {
            return mood;
        }
        tenseUntil = tick + rules.holdTicks();
        return mood != MusicMood.NOTICED && now == MusicMood.UNSEEN ? MusicMood.NOTICED : now;
    }

    private void conduct(String wanted, MusicMood now) {
        if (!wanted.equals(piece) || now != mood) {
            piece = wanted;
            mood = now;
            player.play(piece, mood);
        }
    }

    /** Returns the piece that it has chosen. */
    String piece() {
        return piece;
    }

    /** Returns the mood that it has chosen. */
    MusicMood mood() {
        return mood;
    }

    private void lookAtHordes() {
        MusicMood tensest = MusicMood.UNSEEN;
        long warden = world.gifts().lock().wardenSpawnId();
        isWardenHunting = false;
        List<HordeMind> hordes = world.hordes();
        for (int i = 0; i < hordes.size(); i++) {
            HordeMind horde = hordes.get(i);
            if (horde.size() == 0) {
                continue;
            }
            boolean isHunting = horde.state() == MindState.HUNTING;
            if (isHunting && horde.unseenTicks() < rules.huntTicks()) {
                tensest = MusicMood.HUNTED;
                isWardenHunting |= warden != 0 && horde.leaderSpawnId() == warden;
            } else if ((isHunting || horde.state() == MindState.SEARCHING) && tensest == MusicMood.UNSEEN) {
                tensest = MusicMood.NOTICED;
            }
        }
        ofHordes = tensest;
    }
}
