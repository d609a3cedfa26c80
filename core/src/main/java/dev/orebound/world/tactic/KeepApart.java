package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.behaviour.PlaceRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.path.TerrainQueries;

/** Keeps away from its friends, so that one flask does not hit all, where it still sees the foe. */
final class KeepApart implements Tactic {
    private final float step;
    private final float pace;
    private final TerrainQueries lie;
    private final BitLayer opaque;
    private final AllyGroups company;
    private final MonsterColumns all;

    KeepApart(PlaceRules rules, TerrainQueries lie, BitLayer opaque, AllyGroups company, MonsterColumns all) {
        step = rules.apartStepCells();
        pace = rules.apartPercent() / 100f;
        this.lie = lie;
        this.opaque = opaque;
        this.company = company;
        this.all = all;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (at.manner.apartCells() == 0) {
            return false;
        }
        BodyComponent friend = nearestFriend(at);
        if (friend == at.body || !at.seesPrey()) {
            return false;
        }
        float dx = at.body.x - friend.x;
        float dy = at.body.y - friend.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        float awayX = distance > 0 ? dx / distance : -at.towardsY;
        float awayY = distance > 0 ? dy / distance : at.towardsX;
        return goes(at, awayX, awayY) || goesAside(at, awayX, awayY);
    }

    /** The nearest of those who are too near, or itself if there is none. */
    private BodyComponent nearestFriend(TacticActor at) {
        BodyComponent nearest = at.body;
        float least = at.manner.apartCells() * at.manner.apartCells();
        for (int i = company.first(at); i >= 0; i = company.next(i)) {
            BodyComponent friend = all.bodies.get(i);
            float dx = friend.x - at.body.x;
            float dy = friend.y - at.body.y;
            if (friend != at.body && dx * dx + dy * dy < least) {
                least = dx * dx + dy * dy;
                nearest = friend;
            }
        }
        return nearest;
    }

    private boolean goesAside(TacticActor at, float awayX, float awayY) {
        float turn = awayX * -at.towardsY + awayY * at.towardsX >= 0 ? 1 : -1;
        return goes(at, -at.towardsY * turn, at.towardsX * turn);
    }

    private boolean goes(TacticActor at, float x, float y) {
        float toX = at.body.x + x * step;
        float toY = at.body.y + y * step;
        float nearest = at.manner.keeps().nearestCells();
        float dx = toX - at.prey.x;
        float dy = toY - at.prey.y;
        if (!lie.isWalkable(at.body, toX, toY)
                || !LineTrace.isClear(opaque, toX, toY, at.prey.x, at.prey.y)
                || dx * dx + dy * dy < nearest * nearest) {
            return false;
        }
        at.goStraight(toX, toY, pace);
        at.lookAtPrey();
        return true;
    }
}
