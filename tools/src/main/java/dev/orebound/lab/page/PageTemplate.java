package dev.orebound.lab.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.output.StringOutput;
import java.util.regex.Pattern;

/** Fills in templates of pages, which are compiled with the game. Whatever they are given is escaped. */
public final class PageTemplate {
    /** The package of the templates' folder. */
    private static final String PACKAGE = "dev.orebound.lab";

    private static final TemplateEngine ENGINE =
            TemplateEngine.createPrecompiled(null, ContentType.Html, PageTemplate.class.getClassLoader(), PACKAGE);

    /** What no parser of XML takes, and halves of pairs. */
    private static final Pattern UNREADABLE =
            Pattern.compile("[^\\t\\n\\r -\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]");

    private PageTemplate() {}

    /**
     * Returns a page.
     *
     * @param template its path below the folder of templates
     * @param content the only parameter of the template
     */
    public static String fill(String template, Object content) {
        TemplateOutput page = new StringOutput();
        ENGINE.render(template, content, page);
        return UNREADABLE.matcher(page.toString().strip() + "\n").replaceAll("\uFFFD");
    }
}
