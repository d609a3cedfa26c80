package dev.orebound.film;

import dev.orebound.content.film.FilmScene;
import dev.orebound.lab.figure.JsonText;
import java.util.ArrayList;
import java.util.List;

/**
 * A rendered scene with its figures.
 *
 * @param interfacePercent the size of the interface in percent of the usual one
 * @param heroContrast from 0 to 1, or NaN if no hero is on the picture
 * @param bodies the visible shares of living bodies
 * @param seconds of play, or of the page, before the picture
 */
public record FilmShot(
        FilmScene scene,
        int interfacePercent,
        FilmPicture picture,
        PictureFigures figures,
        double heroContrast,
        BodyVisibility.VisibleShares bodies,
        InterfaceAudit.AuditFindings interfaces,
        double seconds) {

    /** Returns the figures as one line of JSON, ended by a line feed. */
    public String json() {
        JsonText json = new JsonText()
                .beginObject()
                .text("name", scene.id())
                .text("shows", scene.kind())
                .text("size", picture.width() + "x" + picture.height())
                .number("interface", (long) interfacePercent)
                .number("seconds", seconds)
                .number("dark", figures.dark())
                .number("bright", figures.bright())
                .number("median", figures.median())
                .number("flat", figures.flat());
        share(json, "hero_contrast", heroContrast);
        json.number("bodies", (long) bodies.bodies());
        share(json, "bodies_visible_least", bodies.least());
        share(json, "bodies_visible_mean", bodies.mean());
        List<String> found = new ArrayList<>();
        interfaces.overlaps().forEach(each -> found.add("overlap: " + each));
        interfaces.cutTexts().forEach(each -> found.add("cut: " + each));
        return json.number("overlaps", (long) interfaces.overlaps().size())
                .number("cut_texts", (long) interfaces.cutTexts().size())
                .number("missing_glyphs", (long) interfaces.missingGlyphs())
                .texts("found", found)
                .endObject()
                .line();
    }

    private static void share(JsonText json, String name, double share) {
        if (Double.isNaN(share)) {
            json.text(name, null);
        } else {
            json.number(name, share);
        }
    }
}
