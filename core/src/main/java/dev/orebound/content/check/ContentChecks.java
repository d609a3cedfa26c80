package dev.orebound.content.check;

import java.util.List;

/** Every rule that holds between entries. */
public final class ContentChecks {
    public static final List<ContentCheck> ALL = List.of(
            new TablesAreNotEmpty(),
            new EveryDepthHasAHorde(),
            new EveryDepthHasAHordeForAnyGround(),
            new EveryTrapRoomHasAnArena(),
            new ArenasCanBeWon(),
            new HordesSuitTheirGround(),
            new SwimmersStayInTheirWater(),
            new CaptivesHaveCaptors(),
            new ArrivingHordesWander(),
            new EveryOreHasAFlask(),
            new EveryOreHasABolt(),
            new EveryOreHasAGolem(),
            new GolemsStandApart(),
            new ThereIsOneKey(),
            new BossesCanRise(),
            new EveryScoreHasAKind(),
            new AttacksFitTheirOwners(),
            new MannersFitTheirOwners(),
            new GlyphsAreUnique(),
            new NothingCanBeWalkedOn());

    private ContentChecks() {}
}
