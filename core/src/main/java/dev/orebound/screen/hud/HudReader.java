package dev.orebound.screen.hud;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the HUD aloud: what each part tells, once whenever it changes, and health that runs low. Allocates nothing
 * while nothing changes.
 */
final class HudReader {
    /** Parts of full health below which it is told, the latter again. */
    private static final int LOW_PARTS = 3;

    private static final int LOWEST_PARTS = 6;

    private final Speaker speaker;
    private final GameTexts texts;
    private final HealthComponent health;
    private final List<HudPart> parts;
    private final String[] told;
    private int lowTold;

    HudReader(World world, HudContext context, List<HudPart> parts) {
        speaker = context.speaker();
        texts = context.texts();
        health = world.player().health();
        this.parts = parts;
        told = new String[parts.size()];
        forget();
    }

    private void forget() {
        Arrays.fill(told, "");
        lowTold = 0;
    }

    /** Reads what has changed since the last frame. */
    void update() {
        if (!speaker.isOn()) {
            forget();
            return;
        }
        readHealth();
        for (int i = 0; i < told.length; i++) {
            HudPart part = parts.get(i);
            String now = part.spoken();
            if (!now.equals(told[i])) {
                told[i] = now;
                if (!now.isEmpty()) {
                    speaker.say(part.rank(), now);
                }
            }
            part.read(speaker);
        }
    }

    private void readHealth() {
        int parts = health.health <= 0 ? 0 : health.most / health.health;
        int low = parts >= LOWEST_PARTS ? 2 : parts >= LOW_PARTS ? 1 : 0;
        if (low > lowTold) {
            speaker.say(SpeechRank.URGENT, texts.format("speech.health_low", health.health, health.most));
        }
        lowTold = low;
    }
}
