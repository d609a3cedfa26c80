package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/** Shows on the ground where every attack of a monster will land, and how soon; each form has a shape of its own. */
final class AttackTelegraphs implements SceneLayer {
    private static final float REACH = 24;

    /** Of a blow's reach; a mark that covered this would cover what tells most. */
    private static final float MIDDLE_OF_WEDGE = 0.6f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final AttackTable attacks;
    private final TelegraphPainter painter;

    AttackTelegraphs(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        attacks = new AttackTable(frame.world.content());
        painter = new TelegraphPainter(frame, frame.world.floorState().opaque());
    }

    @Override
    public void draw() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            StrikerComponent striker = strikers.get(monster);
            BodyComponent body = bodies.get(monster);
            float clarity = fog.sight(body.cell);
            if (clarity > 0 && striker.phase == StrikePhase.WINDING_UP) {
                Attack attack = attacks.of(monsters.get(monster).monster, striker.attack);
                painter.begin(attack.timing().windUpTicks(), striker.ticks, clarity);
                paint(attack.form(), striker, body);
                keep(attack.form(), striker, body);
            } else if (clarity > 0 && striker.phase == StrikePhase.STRIKING) {
                painter.beginRun(clarity);
                painter.lane(body, striker, striker.cellsLeft);
                keepWay(body, striker, striker.cellsLeft, body.radius);
            }
        }
        paintOwn(world.player().striker());
        paintLobs();
    }

    /** How far the player's own burst will reach, as it is cast. */
    private void paintOwn(StrikerComponent striker) {
        if (striker.phase != StrikePhase.WINDING_UP || !AttackTable.isSpell(striker.attack)) {
            return;
        }
        Attack attack = attacks.of(-1, striker.attack);
        if (attack.form() instanceof AttackForm.Burst burst) {
            int ticks = attack.timing().windUpTicks();
            float done = 1 - Math.max(0, striker.ticks - frame.alpha) / ticks;
            BodyComponent body = world.player().body();
            int colour = attacks.colourOf(striker.attack);
            painter.own(frame.x(body), frame.y(body), burst.radiusCells(), done, colour);
        }
    }

    private void paint(AttackForm form, StrikerComponent striker, BodyComponent body) {
        if (form instanceof AttackForm.MeleeArc blow) {
            painter.wedge(body, striker, blow);
        } else if (form instanceof AttackForm.Ranged shot) {
            painter.line(body, striker, shot);
        } else if (form instanceof AttackForm.Charge charge) {
            painter.lane(body, striker, charge.cells());
        } else if (form instanceof AttackForm.Lob lob) {
            painter.throwing(striker, lob);
        } else if (form instanceof AttackForm.Burst burst) {
            painter.circle(frame.x(body), frame.y(body), burst.radiusCells());
        } else if (form instanceof AttackForm.Summon) {
            painter.calling(body);
        } else {
            painter.link(body, striker);
        }
    }

    /** Lets no mark cover where it hurts. */
    private void keep(AttackForm form, StrikerComponent striker, BodyComponent body) {
        if (form instanceof AttackForm.MeleeArc blow) {
            float reach = blow.reachCells() * SceneContext.CELL;
            float x = frame.x(body) + striker.aimX * reach * MIDDLE_OF_WEDGE;
            float y = frame.y(body) + striker.aimY * reach * MIDDLE_OF_WEDGE;
            frame.kept.keepDisc(x, y, reach / 2);
        } else if (form instanceof AttackForm.Ranged shot) {
            keepWay(body, striker, shot.flightCells(), shot.radiusCells());
        } else if (form instanceof AttackForm.Charge charge) {
            keepWay(body, striker, charge.cells(), body.radius);
        } else if (form instanceof AttackForm.Lob lob) {
            frame.kept.keepDisc(
                    striker.targetX * SceneContext.CELL,
                    striker.targetY * SceneContext.CELL,
                    lob.blastCells() * SceneContext.CELL);
        } else if (form instanceof AttackForm.Burst burst) {
            frame.kept.keepDisc(frame.x(body), frame.y(body), burst.radiusCells() * SceneContext.CELL);
        }
    }

    private void keepWay(BodyComponent body, StrikerComponent striker, float cells, float halfWidth) {
        frame.kept.keepWay(
                frame.x(body),
                frame.y(body),
                striker.aimX,
                striker.aimY,
                cells * SceneContext.CELL,
                halfWidth * SceneContext.CELL);
    }

    /** Where what is in the air comes down. Those of the player look different, and nobody need fear them. */
    private void paintLobs() {
        for (int i = 0; i < world.projectiles().size(); i++) {
            ProjectileComponent lob = projectiles.get(world.projectiles().get(i));
            float x = lob.toX * SceneContext.CELL;
            float y = lob.toY * SceneContext.CELL;
            if (lob.lobbed && frame.section.sees(x, y, REACH * 2)) {
                float done = 1 - Math.max(0, lob.ticks + 1 - frame.alpha) / lob.flightTicks;
                Attack attack = attacks.of(lob.monster, lob.attack);
                if (lob.monster < 0) {
                    painter.own(x, y, AttackTable.blastCells(attack), done, attacks.colourOf(lob.attack));
                } else {
                    painter.landing(x, y, AttackTable.blastCells(attack), done);
                    frame.kept.keepDisc(x, y, AttackTable.blastCells(attack) * SceneContext.CELL);
                }
            }
        }
    }
}
