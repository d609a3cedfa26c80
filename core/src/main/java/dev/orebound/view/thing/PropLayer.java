package dev.orebound.view.thing;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.PropLook;
import dev.orebound.content.biome.PropLook.PropMotion;
import dev.orebound.content.biome.PropLook.PropPlace;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteStrip;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws what a biome's {@code props} place about a floor, and gives their light. The same floor always has the same
 * props. They are in nobody's way: the simulation knows nothing of them.
 */
public final class PropLayer implements SceneLayer {
    private static final float FLICKERS_A_SECOND = 9;
    private static final float SWAYS_A_SECOND = 2;

    private static final float BEFORE_ROCK = 2;
    /** Share of its glow by which what gives light swells, in radians a second. */
    private static final float SWELL = 0.35f;

    private static final float SWELLS_A_SECOND = 1.3f;
    private static final float LEAST_GLOW = 0.35f;

    private final SceneContext frame;
    private final DepthOrder order;
    private final List<PlacedProp> flat = new ArrayList<>();
    private final List<PlacedProp> standing = new ArrayList<>();
    private final List<PlacedProp> lit = new ArrayList<>();

    /**
     * A prop in its place.
     *
     * @param cell that must have been seen
     * @param x of its foot, in world pixels
     * @param y likewise
     * @param picture the frame that it begins with
     */
    record PlacedProp(PropLook look, SpriteStrip strip, int cell, float x, float y, int picture, boolean isWest) {}

    /**
     * The cells that a prop covers: so many side by side, towards the east or the west, and so many rows of them,
     * towards the north or the south.
     */
    record Footprint(int span, int rows, int east, int north) {
        private static final int SLACK = 4;

        static Footprint of(PropLook look, SpriteStrip strip, boolean isGroundEast) {
            int rows = Math.max(1, (int) Math.ceil((strip.height() - SLACK) / SceneContext.CELL));
            return switch (look.place()) {
                case WALL -> new Footprint(look.span(), rows, 1, 1);
                case BROW -> new Footprint(look.span(), rows, 1, -1);
                case FLANK -> new Footprint(look.span(), rows, isGroundEast ? -1 : 1, 1);
                case TOP, OPEN, SIDE, SHORE, BANK, AFLOAT, ACROSS -> new Footprint(look.span(), 1, 1, 1);
            };
        }

        int cell(Grid grid, int corner, int index) {
            int x = grid.x(corner) + index % span * east;
            int y = grid.y(corner) + index / span * north;
            return grid.contains(x, y) ? grid.cell(x, y) : Grid.NONE;
        }
    }

    /** @param covered cells on which something else stands */
    public PropLayer(SceneContext frame, DepthOrder order, RandomStream stream, List<Integer> covered) {
        this.frame = frame;
        this.order = order;
        PlaceSearch search = new PlaceSearch(frame, stream, covered);
        List<PropLook> looks = frame.biome.props();
        for (int i = 0; i < looks.size(); i++) {
            PropLook look = looks.get(i);
            boolean isFlat = look.place() == PropPlace.WALL || look.motion() == PropMotion.LIES;
            search.place(look, frame.sprites.props.get(i), isFlat ? flat : standing);
        }
        addLit(flat);
        addLit(standing);
        order.paintWith(DepthOrder.ThingKind.PROP, index -> paint(standing.get(index)));
    }

    private void addLit(List<PlacedProp> props) {
        for (PlacedProp prop : props) {
            if (prop.look().light() != null) {
                lit.add(prop);
            }
        }
    }

    /** Draws what stands within rock, and adds everything else to the order by depth. */
    @Override
    public void draw() {
        for (int i = 0; i < flat.size(); i++) {
            if (isSeen(flat.get(i))) {
                paint(flat.get(i));
            }
        }
        for (int i = 0; i < standing.size(); i++) {
            PlacedProp prop = standing.get(i);
            if (isSeen(prop)) {
                order.add(DepthOrder.ThingKind.PROP, i, prop.y());
            }
        }
    }

    private boolean isSeen(PlacedProp prop) {
        float reach = Math.max(prop.strip().width(), prop.strip().height());
        return frame.section.sees(prop.x(), prop.y(), reach) && frame.fog.seen(prop.cell()) > 0;
    }

    private void paint(PlacedProp prop) {
        frame.batch.colour(0xffffff, 1);
        float glow = LEAST_GLOW + (1 - LEAST_GLOW) * frame.fog.sight(prop.cell());
        if (prop.look().light() != null) {
            glow *= frame.fall.lightAt(prop.x(), prop.y(), frame.flashes);
            glow *= 1 - SWELL * (0.5f + 0.5f * frame.flashes.wave(frame.time * SWELLS_A_SECOND + prop.cell()));
        }
        frame.batch.effect(QuadShape.SPRITE, 0, glow, 0);
        int picture = prop.picture();
        boolean isQuick = prop.look().motion() == PropMotion.FLICKERS;
        if (isQuick || prop.look().motion() == PropMotion.SWAYS) {
            float time = isQuick ? frame.flashes.time() : frame.time;
            picture = prop.strip().frameRound(time + picture * 0.7f, isQuick ? FLICKERS_A_SECOND : SWAYS_A_SECOND);
        }
        prop.strip().draw(frame.batch, picture, prop.x(), prop.y(), prop.isWest());
    }

    /** Adds the light of all props in view. */
    public void addTo(LightList lights) {
        for (int i = 0; i < lit.size(); i++) {
            PlacedProp prop = lit.get(i);
            LightSource light = prop.look().light();
            if (light == null) {
                continue;
            }
            float radius = light.radiusCells() * SceneContext.CELL;
            // Rock stops light, so that of what stands within it begins before it.
            float x = prop.x();
            float y = prop.y();
            switch (prop.look().place()) {
                case WALL -> y -= BEFORE_ROCK;
                case BROW -> y += prop.strip().height() + BEFORE_ROCK;
                case FLANK -> x += (prop.strip().width() / 2f + BEFORE_ROCK) * (prop.isWest() ? 1 : -1);
                case TOP, OPEN, SIDE, SHORE, BANK, AFLOAT, ACROSS ->
                    y += prop.look().rise();
            }
            if (frame.section.sees(x, y, radius)) {
                float flicker = frame.flashes.flicker(frame.time * 0.6f, prop.cell());
                float strength = light.strength() * flicker * frame.fog.seen(prop.cell());
                strength *= frame.fall.lightAt(prop.x(), prop.y(), frame.flashes);
                lights.add(Math.round(x), Math.round(y), radius, light.rgb(), strength);
            }
        }
    }
}
