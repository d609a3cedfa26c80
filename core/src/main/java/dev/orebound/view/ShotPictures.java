package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.Ore;
import dev.orebound.content.Spell;
import dev.orebound.content.SpellUse;
import dev.orebound.content.combat.Attack;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.WorldEvent;

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
    boolean read(WorldEvent event, float x, float y) {
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
                    end(event, x, y);
                }
            }
            case SPELL_CAST -> cast(content.spells().at(event.kind()), event.amount(), x, y);
            case FLASK_BROKEN -> {
                Attack thrown = content.ores().at(event.kind()).thrown();
                float radius = AttackTable.blastCells(thrown) * Frame.CELL;
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

    private void end(WorldEvent event, float x, float y) {
        if (event.kind() >= 0) {
            blasts.shotEnds(x, y, looks.shots.get(event.kind()).rgb());
            return;
        }
        if (!AttackTable.isSpell(event.amount())) {
            blasts.shotEnds(x, y, STEEL);
            return;
        }
        Spell spell = content.spells().at(AttackTable.spellOf(event.amount()));
        Ore ore = content.ores().get(spell.ore());
        blasts.shotEnds(x, y, ore.light().rgb());
        float radius = AttackTable.blastCells(spell.at(AttackTable.levelOf(event.amount()))) * Frame.CELL;
        if (radius > 0) {
            blasts.element(x, y, radius, ore);
            shake.add(0.2f);
        }
    }

    private void cast(Spell spell, int level, float x, float y) {
        Ore ore = content.ores().get(spell.ore());
        if (spell.use() == SpellUse.BOLT) {
            blasts.shotLeaves(x, y, ore.light().rgb());
            return;
        }
        float radius = AttackTable.blastCells(spell.at(level)) * Frame.CELL;
        blasts.element(x, y, radius, ore);
        blasts.roundAbout(x, y, radius, ore.light().rgb());
        shake.add(0.4f);
    }

    private boolean isSeen(WorldEvent event) {
        int cell = world.floor().grid().cell((int) event.x(), (int) event.y());
        return fog.sight(cell) > Fog.IN_SIGHT;
    }
}
