package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;
import dev.orebound.world.event.WorldEvent.SpellEvent;

/** What is seen where something is shot or thrown, meets something, or bursts. Places are world pixels. */
final class ProjectileEffects {
    private static final int STEEL = 0xdfe8f2;

    private final World world;
    private final Content content;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final Shake shake;
    private final BlastEffects blasts;

    ProjectileEffects(SceneContext frame, ImpactEffects impacts, Shake shake) {
        this.world = frame.world;
        this.fog = frame.fog;
        this.looks = frame.sprites;
        this.shake = shake;
        content = frame.world.content();
        blasts = new BlastEffects(impacts);
    }

    /** False if the event is about something else. */
    boolean read(WorldEvent event, float x, float y) {
        switch (event.type()) {
            case SHOT_LOOSED -> {
                if (event.subject() >= 0 && isSeen(event)) {
                    blasts.shotLeaves(x, y, looks.shots.get(event.subject()).rgb());
                }
            }
            case FLASK_THROWN ->
                blasts.shotLeaves(
                        x, y, content.ores().at(event.subject()).light().rgb());
            case SHOT_ENDED -> {
                if (isSeen(event)) {
                    end((ShotEvent) event, x, y);
                }
            }
            case SPELL_CAST -> cast((SpellEvent) event, x, y);
            case FLASK_BROKEN -> {
                Attack thrown = content.ores().at(event.subject()).thrown();
                float radius = AttackTable.blastCells(thrown) * SceneContext.CELL;
                blasts.flask(x, y, radius, content.ores().at(event.subject()));
                shake.add(0.35f);
            }
            case BLAST -> {
                if (event.subject() >= 0 && isSeen(event)) {
                    float radius = ((BlastEvent) event).radiusCells * SceneContext.CELL;
                    blasts.burst(x, y, radius, looks.shots.get(event.subject()).rgb());
                    shake.add(0.3f);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void end(ShotEvent event, float x, float y) {
        if (event.subject() >= 0) {
            blasts.shotEnds(x, y, looks.shots.get(event.subject()).rgb());
            return;
        }
        if (!AttackTable.isSpell(event.attack)) {
            blasts.shotEnds(x, y, STEEL);
            return;
        }
        Spell spell = content.spells().at(AttackTable.spellOf(event.attack));
        Ore ore = content.ores().get(spell.ore());
        blasts.shotEnds(x, y, ore.light().rgb());
        float radius = AttackTable.blastCells(spell.at(AttackTable.levelOf(event.attack))) * SceneContext.CELL;
        if (radius > 0) {
            blasts.element(x, y, radius, ore);
            shake.add(0.2f);
        }
    }

    private void cast(SpellEvent event, float x, float y) {
        Spell spell = content.spells().at(event.spell);
        Ore ore = content.ores().get(spell.ore());
        if (spell.use() == SpellUse.BOLT) {
            blasts.shotLeaves(x, y, ore.light().rgb());
            return;
        }
        float radius = AttackTable.blastCells(spell.at(event.level)) * SceneContext.CELL;
        blasts.element(x, y, radius, ore);
        blasts.roundAbout(x, y, radius, ore.light().rgb());
        shake.add(0.4f);
    }

    private boolean isSeen(WorldEvent event) {
        int cell = world.floor().grid().cell((int) event.x(), (int) event.y());
        return fog.sight(cell) > FogOfWar.IN_SIGHT;
    }
}
