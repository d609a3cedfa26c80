package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Formation;
import dev.orebound.content.behaviour.MindRules.MarchRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;

/**
 * Where everybody of a horde should be: about the leader while it goes its way, about its home while it guards, round the
 * player while it hunts. Who sleeps or flees has no place.
 */
public final class FormationSystem extends EntitySystem {
    /** So that not all hordes choose in the same tick. */
    private static final int STAGGER_TICKS = 7;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final Content content;
    private final HordeMinds hordes;
    private final Grid grid;
    private final TickClock clock;
    private final Player player;
    private final MarchRules rules;
    private final FormationSlots slots;
    private final March march;
    private final List<Pattern> patterns = new ArrayList<>();
    private final Pattern surround;

    public FormationSystem(FloorContext context, HordeMinds hordes, FlowFields ways) {
        content = context.content();
        rules = content.minds().marching();
        this.hordes = hordes;
        grid = context.floor().grid();
        clock = context.clock();
        player = context.player();
        slots = new FormationSlots(context.state().unwalkable());
        march = new March(context.content(), context.floor(), ways);
        for (Formation formation : content.formations()) {
            patterns.add(new Pattern(formation.shape(), formation.spacingCells(), formation.spacingCells()));
        }
        surround = new Pattern(Formation.FormationShape.RING, 1, content.minds().hordes().surroundCells());
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < hordes.all().size(); number++) {
            HordeMind horde = hordes.all().get(number);
            if (horde.size() > 0) {
                form(horde);
            }
        }
    }

    private void form(HordeMind horde) {
        if (swims(horde)) {
            breakUp(horde);
            return;
        }
        switch (horde.state) {
            case HUNTING -> surround(horde);
            case WANDERING, SEARCHING, RETURNING -> follow(horde);
            case GUARDING -> guard(horde);
            case ASLEEP, FLEEING, SHACKLED -> breakUp(horde);
        }
    }

    /** A horde that swims has no formation: where its places would be, there may be dry land. */
    private boolean swims(HordeMind horde) {
        return horde.leaderMonster >= 0
                && content.monsters().at(horde.leaderMonster).swims();
    }

    private void surround(HordeMind horde) {
        slots.about(player.body().x, player.body().y, 1, 0);
        long beat = clock.tick() + (long) horde.number() * STAGGER_TICKS;
        boolean isTime = horde.ticks <= 1 || beat % rules.chooseTicks() == 0;
        if (isTime) {
            slots.choose(surround, horde.members);
        }
        if (isTime || beat % rules.keepTicks() == 0) {
            slots.keep(surround, horde.members);
        }
    }

    private void follow(HordeMind horde) {
        Entity leader = hordes.leader(horde);
        BodyComponent body = bodies.get(leader);
        march.turn(horde, body);
        slots.about(body.x, body.y, AimTable.x(horde.heading), AimTable.y(horde.heading));
        slots.fillInOrder(pattern(horde), horde.members, leader);
        march.throughHallways(horde, leader);
        lead(minds.get(leader), horde.goalCell);
    }

    /** All about what they guard, each as near as may be to where it came from. */
    private void guard(HordeMind horde) {
        Pattern pattern = pattern(horde);
        slots.about(grid.x(horde.homeCell) + 0.5f, grid.y(horde.homeCell) + 0.5f, 1, 0);
        if (horde.ticks <= 1) {
            slots.choose(pattern, horde.members);
        }
        slots.keep(pattern, horde.members);
        march.aboutHome(horde);
    }

    private void lead(MindComponent mind, int goal) {
        mind.slot = -1;
        mind.hasSlot = goal != Grid.NONE;
        mind.slotX = mind.hasSlot ? grid.x(goal) + 0.5f : 0;
        mind.slotY = mind.hasSlot ? grid.y(goal) + 0.5f : 0;
    }

    private void breakUp(HordeMind horde) {
        HordeMembers members = horde.members;
        for (int i = 0; i < members.size(); i++) {
            MindComponent mind = members.mind(i);
            mind.hasSlot = false;
            mind.slot = -1;
        }
    }

    private Pattern pattern(HordeMind horde) {
        int formation = horde.kind < 0
                ? 0
                : content.formations().indexOf(content.hordes().at(horde.kind).formation());
        return patterns.get(formation);
    }
}
