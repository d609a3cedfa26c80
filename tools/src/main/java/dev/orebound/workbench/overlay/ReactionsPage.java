package dev.orebound.workbench.overlay;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.screen.codex.ReactionWords;
import dev.orebound.screen.codex.ReactionWords.ReactionLine;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table of reactions over the whole window: influences, grounds and statuses to choose from, and beside them all
 * reactions of the chosen one. What changes nothing is dark.
 */
final class ReactionsPage extends FramedPage {
    private static final int ROW_UNITS = 24;
    private static final int LIST_UNITS = 170;
    private static final int COLUMNS = 3;

    private final Runnable leave;
    private final ReactionWords words;
    private final RowScroll list;
    private final TextLabel name;
    private final Table told = new Table();
    private @Nullable FocusRow top;

    ReactionsPage(PageContext parts, Runnable leave) {
        super(
                parts,
                PagePlace.WALL,
                parts.texts().get("overlay.reactions.title"),
                parts.texts().get("overlay.reactions.help"));
        this.leave = leave;
        words = new ReactionWords(parts.content(), parts.texts());
        list = new RowScroll(parts.skin(), units(ROW_UNITS));
        list.rows().defaults().growX().height(units(ROW_UNITS));
        name = label("heading", "");
        Content content = parts.content();
        addHeading("influences");
        for (GroundInfluence influence : GroundInfluence.values()) {
            FocusRow row = addSubject("influence", words.name(influence), () -> tellInfluence(influence));
            top = top == null ? row : top;
        }
        addHeading("grounds");
        for (int i = 0; i < content.grounds().size(); i++) {
            GroundKind ground = content.grounds().at(i);
            int number = i;
            String named = parts.texts().get("ground." + ground.id() + ".name");
            addSubject("ground", named, () -> tellGround(number));
        }
        addHeading("statuses");
        for (StatusEffect status : StatusEffect.values()) {
            addSubject("status", words.name(status), () -> tellStatus(status));
        }
        scrolls(list);
        told.top().left();
        Table detail = new Table().top().left();
        detail.add(name).left().padBottom(units(10)).row();
        detail.add(told).grow();
        body().add(list).top().width(units(LIST_UNITS)).height(new PixelValue(() -> list.wholeRows(bodyHeight())));
        body().add(detail).grow().padLeft(units(24));
    }

    private void addHeading(String kinds) {
        list.rows()
                .add(label("help", parts().texts().get("overlay.reactions." + kinds)))
                .bottom()
                .row();
    }

    private FocusRow addSubject(String kind, String named, Runnable tell) {
        FocusRow row = row("bench", () -> {}).whenFocused(() -> {
            name.set(parts().texts().format("overlay.reactions." + kind, named));
            told.clearChildren();
            tell.run();
            told.invalidateHierarchy();
        });
        row.add(label("choice", named)).expandX().left().padLeft(units(8));
        list.rows().add(row).row();
        return row;
    }

    private void tellInfluence(GroundInfluence influence) {
        List<ReactionLine> grounds = words.onGrounds(influence);
        addColumn("overlay.reactions.on_grounds", grounds);
        addColumn("overlay.reactions.on_terrains", words.onTerrains(influence));
        addColumn("overlay.reactions.after", words.afterInfluences(influence));
    }

    private void tellGround(int ground) {
        addColumn("overlay.reactions.of_ground", words.ofGround(ground));
    }

    private void tellStatus(StatusEffect status) {
        addColumn("overlay.reactions.on_statuses", words.onStatuses(status));
    }

    private void addColumn(String heading, List<ReactionLine> lines) {
        Table column = new Table().top().left();
        column.defaults().growX().spaceBottom(units(7));
        column.add(label("help", parts().texts().get(heading)).wrapped())
                .padBottom(units(5))
                .row();
        for (ReactionLine line : lines) {
            String text = PageContext.alone(parts().texts().format("overlay.reactions.line", line.on(), line.result()));
            boolean isDull = line.result().equals(parts().texts().get("reaction.nothing"));
            TextLabel label = label("words", text).wrapped();
            column.add(isDull ? label.tint(UiPalette.BONE_DARK) : label).row();
        }
        told.add(column)
                .growX()
                .uniformX()
                .top()
                .prefWidth(new PixelValue(() -> (float) size().width() / COLUMNS))
                .padRight(units(12));
    }

    /** Focuses the first influence. */
    void begin() {
        focus().settle();
        if (top != null) {
            focus().choose(top);
        }
    }

    /** Leaves the width of the window to the page. */
    @Override
    protected float placeShare() {
        return 0;
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, shown());
        super.drawGround(pane, seconds);
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
