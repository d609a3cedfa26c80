package dev.orebound.expedition;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteProp;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;

/**
 * Checks that a run can stand at a checkpoint with the current content. A checkpoint comes from a file and may hold
 * anything; this class alone keeps forged values out of a world.
 */
public final class CheckpointValidator {
    private CheckpointValidator() {}

    /** Returns what is wrong with a checkpoint in a few printable words, or an empty text. */
    public static String whyNot(Checkpoint checkpoint, Content content) {
        String place = wrongPlace(checkpoint, graphOf(checkpoint, content));
        if (!place.isEmpty()) {
            return place;
        }
        Party party;
        try {
            party = checkpoint.party().in(content);
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
        if (!party.condition().isPossible(content.elements())) {
            return "no status lasts so long";
        }
        for (PartyMember companion : party.companions()) {
            String id = content.monsters().at(companion.monster()).id();
            if (content.golems().ofMonster(companion.monster()) == null && !isEverCaptive(id, content)) {
                return "a " + id + " never comes along";
            }
            boolean isGolem = content.golems().ofMonster(companion.monster()) != null;
            if (companion.isFallen() && !isGolem) {
                return "a " + id + " leaves no core";
            }
            if (companion.fedMeasures() > (isGolem ? content.golems().rules().mostFed() : 0)) {
                return "no " + id + " eats so much";
            }
            if (!companion.condition().isPossible(content.elements())) {
                return "no status of a " + id + " lasts so long";
            }
        }
        return isPossible(party, content)
                        && checkpoint.deeds().isPossible()
                        && checkpoint.deeds().deepest() <= FloorRequest.DEEPEST
                ? ""
                : "nobody could have come by all that its party has";
    }

    private static RoomGraph graphOf(Checkpoint checkpoint, Content content) {
        return new Descent(checkpoint.seed(), checkpoint.opening(), content.graph()).graph();
    }

    private static String wrongPlace(Checkpoint checkpoint, RoomGraph graph) {
        GraphNode node = graph.node(checkpoint.node()).orElse(null);
        if (node == null) {
            return noFloor(checkpoint.node());
        }
        if ((node.kind() == FloorKind.BOSS) != (checkpoint.kind() == FloorKind.BOSS)) {
            return "the floor " + node.id() + " is never of the kind "
                    + checkpoint.kind().id();
        }
        for (String walked : checkpoint.deeds().path()) {
            if (graph.node(walked).isEmpty()) {
                return noFloor(walked);
            }
        }
        return "";
    }

    private static String noFloor(String node) {
        return "there is no floor '" + QuotedText.of(node) + "' in the run of its seed";
    }

    /** Returns true for monsters that some horde holds captive, or that sit in the kennel of a vignette. */
    private static boolean isEverCaptive(String monster, Content content) {
        for (Vignette vignette : content.vignettes()) {
            for (VignetteProp prop : vignette.props()) {
                if (prop.prop() == PropKind.KENNEL && prop.what().contains(monster)) {
                    return true;
                }
            }
        }
        for (Horde horde : content.hordes()) {
            if (horde.has(Horde.HordeFlag.CAPTIVE) && horde.leader().equals(monster)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPossible(Party party, Content content) {
        int mostMeasures = Party.mostMeasures(content);
        return party.health() <= party.mostHealth(content)
                && party.draughts().size() <= content.player().draughtPlaces()
                && party.flasks().stream().allMatch(measures -> measures <= mostMeasures)
                && party.companions().stream().allMatch(each -> each.health() <= PartyMember.HALE);
    }
}
