package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.world.Event;
import dev.orebound.world.World;
import dev.orebound.world.combat.Attacks;

/** What is seen where something is shot or thrown, meets something, or bursts. Places are world pixels. */
final class ShotPictures {
    private static final int STEEL = 0xdfe8f2;

    private final World world;
    private final Content content;
    private final Fog fog;
    private final Looks looks;
    private final Shake shake;
    private final BlastPictures blasts;

    ShotPictures(World world, Fog fog, Impacts impacts, Looks looks, Shake shake) {
        this.world = world;
        this.fog = fog;
        this.looks = looks;
        this.shake = shake;
        content = world.content();
        blasts = new BlastPictures(impacts);
    }

    /** False if the event is about something else. */
    boolean read(Event event, float x, float y) {
        switch (event.type()) {
            case SHOT_LOOSED -> {
                if (event.kind() >= 0 && isSeen(event)) {
                    blasts.shotLeaves(x, y, looks.shots.get(event.kind()).rgb());
                }
            }
            case FLASK_THROWN ->
                blasts.shotLeaves(x, y, content.ores().at(event.kind()).light().rgb());
            case SHOT_ENDED -> {
                if (isSeen(event)) {
                    boolean isFlask = event.kind() < 0;
                    blasts.shotEnds(
                            x,
                            y,
                            isFlask ? STEEL : looks.shots.get(event.kind()).rgb());
                }
            }
            case FLASK_BROKEN -> {
                Attack thrown = content.ores().at(event.kind()).thrown();
                float radius = Attacks.blastCells(thrown) * Frame.CELL;
                blasts.flask(x, y, radius, content.ores().at(event.kind()));
                shake.add(0.35f);
            }
            case BLAST -> {
                if (event.kind() >= 0 && isSeen(event)) {
                    float radius = event.amount() / 100f * Frame.CELL;
                    blasts.burst(x, y, radius, looks.shots.get(event.kind()).rgb());
                    shake.add(0.3f);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean isSeen(Event event) {
        int cell = world.floor().grid().cell((int) event.x(), (int) event.y());
        return fog.sight(cell) > Fog.IN_SIGHT;
    }
}
