package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.Shape;
import dev.orebound.world.World;
import dev.orebound.world.combat.Attacks;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;

/** Shows on the ground where a blow will land, filling up until it does. */
final class Threats {
    private static final int COLOUR = 0xe04a3a;
    private static final int ABOUT_TO_LAND = 0xffb05c;
    private static final float LATE = 0.8f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final World world;
    private final Attacks attacks;
    private final QuadBatch batch;
    private final Frame frame;
    private final Fog fog;

    Threats(World world, QuadBatch batch, Frame frame, Fog fog) {
        this.world = world;
        attacks = new Attacks(world.content());
        this.batch = batch;
        this.frame = frame;
        this.fog = fog;
    }

    void paint() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            StrikerComponent striker = strikers.get(monster);
            BodyComponent body = bodies.get(monster);
            if (striker.phase == StrikePhase.WINDING_UP && fog.sight(body.cell) > 0) {
                Attack attack = attacks.of(monsters.get(monster).monster, striker.attack);
                if (attack.form() instanceof Form.Melee blow) {
                    paintBlow(striker, body, blow, attack.timing().windUpTicks());
                }
            }
        }
    }

    private void paintBlow(StrikerComponent striker, BodyComponent body, Form.Melee blow, int windUpTicks) {
        float done = 1 - Math.max(0, striker.ticks - frame.alpha) / windUpTicks;
        float appearing = Math.min(1, done * 5);
        batch.colour(done > LATE ? ABOUT_TO_LAND : COLOUR, 0.75f * appearing * fog.sight(body.cell));
        batch.effect(Shape.WEDGE, done, 0.35f + 0.3f * done, blow.arcDegrees() / 360f);
        float reach = blow.reachCells() * Frame.CELL;
        batch.turned(frame.x(body), frame.y(body), reach, striker.aimX, striker.aimY);
    }
}
