package dev.orebound.world.horde;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.WorldStreams;

/** Where the player was last, then here and there about it; then the trace is cold. */
final class SearchDeed implements TreeAction<HordeMind> {
    private final HordeTransitions turns;
    private final LeaderNavigator legs;
    private final MindRules rules;
    private final FloorState state;
    private final RandomStream chance;
    private final DistanceMap about;

    SearchDeed(
            Content content,
            Floor floor,
            FloorState state,
            WorldStreams chance,
            HordeTransitions turns,
            LeaderNavigator legs) {
        this.turns = turns;
        this.legs = legs;
        rules = content.minds();
        this.state = state;
        this.chance = chance.minds();
        about = new DistanceMap(floor.grid());
    }

    @Override
    public void begin(HordeMind who, int places) {
        turns.to(who, MindState.SEARCHING);
        who.placesLeft = places;
        legs.go(who, who.lastSeenCell);
    }

    @Override
    public boolean lasts() {
        return true;
    }

    @Override
    public boolean goesOn(HordeMind who, int places) {
        if (who.lastSeenCell == Grid.NONE) {
            return false;
        }
        boolean isLate = who.ticks > rules.searchTicks();
        LeaderNavigator.Progress progress = legs.goOn(who);
        if (progress == LeaderNavigator.Progress.GOING && !isLate) {
            return true;
        }
        if (who.placesLeft == 0 || isLate) {
            who.forget();
            return false;
        }
        who.placesLeft--;
        about.spreadFrom(
                who.lastSeenCell,
                state.unwalkable(),
                StepKind.EIGHT_WAY,
                rules.hordes().searchCells());
        legs.go(who, about.reached(chance.below(about.reachedCount())));
        return true;
    }
}
