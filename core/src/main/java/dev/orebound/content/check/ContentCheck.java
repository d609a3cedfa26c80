package dev.orebound.content.check;

import dev.orebound.content.Content;
import java.util.List;

/** One rule that content as a whole must keep, beyond what each field is checked for as it is read. */
public interface ContentCheck {
    void check(Content content, List<String> complaints);
}
