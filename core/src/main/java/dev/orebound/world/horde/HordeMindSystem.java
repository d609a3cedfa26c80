package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.ai.btree.BehaviorTree;
import dev.orebound.content.Content;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.horde.tree.BehaviourTrees;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.WorldStreams;
import java.util.List;

/** What hordes are about: each leader's tree is asked once a tick; who belongs to no horde minds for itself. */
public final class HordeMindSystem extends FamilySystem {
    private final ComponentArray<MindComponent> minds = column(MindComponent.class);
    private final ComponentArray<MonsterComponent> monsters = column(MonsterComponent.class);
    private final Content content;
    private final List<HordeMind> hordes;
    private final NoiseQueue noises;
    private final Grief grief;
    private final Strays strays;
    private final BehaviourTrees<HordeMind> trees;

    public HordeMindSystem(
            FloorContext context,
            HordeMinds hordes,
            NoiseQueue noises,
            FlowFields ways,
            WorldStreams chance,
            MonsterSenses senses) {
        super(Family.all(MindComponent.class, MonsterComponent.class, BodyComponent.class, HealthComponent.class)
                .get());
        content = context.content();
        this.hordes = hordes.all();
        this.noises = noises;
        HordeTransitions turns = new HordeTransitions(context.content(), context.events(), hordes, noises);
        grief = new Grief(context.content(), context.events(), hordes, chance, turns);
        strays = new Strays(context.content(), context.player(), senses, turns);
        trees = new BehaviourTrees<>(content.trees(), HordeWords.of(context, hordes, ways, chance, senses, turns));
    }

    @Override
    public void update(float seconds) {
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            minds.get(i).ticks++;
            if (monsters.get(i).horde < 0) {
                strays.think(all.get(i));
            }
        }
        // All have heard what there was; a cry that is raised now is heard in the next tick.
        noises.hush();
        for (int number = 0; number < hordes.size(); number++) {
            think(hordes.get(number));
        }
    }

    private void think(HordeMind horde) {
        if (horde.size() == 0) {
            end(horde);
            return;
        }
        horde.ticks++;
        horde.unfledTicks = Math.min(HordeMind.LONG, horde.unfledTicks + 1);
        if (!grief.mourns(horde)) {
            treeOf(horde).step();
        }
        horde.seer = null;
    }

    private BehaviorTree<HordeMind> treeOf(HordeMind horde) {
        BehaviorTree<HordeMind> tree = horde.tree;
        if (tree == null) {
            String mind = horde.kind < 0
                    ? content.minds().mind()
                    : content.hordes().at(horde.kind).mind();
            horde.treeKind = content.trees().indexOf(mind);
            tree = trees.take(horde.treeKind, horde);
            horde.tree = tree;
        }
        return tree;
    }

    private void end(HordeMind horde) {
        if (horde.tree != null) {
            trees.giveBack(horde.treeKind, horde.tree);
            horde.tree = null;
        }
    }
}
