package dev.orebound.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a player's name and folders out of a text that may be sent to strangers. */
public final class Anonymous {
    /** What looks like a path from the root of a disk; its last name stays, since that tells what was looked for. */
    private static final Pattern PATH = Pattern.compile(
            "(?<![\\w.<>:/\\\\])(?:[A-Za-z]:[\\\\/]|/|\\\\\\\\)(?:[^\\s'\":;,()<>]*[\\\\/])?([^\\s'\":;,()<>\\\\/]*)");

    private final List<String> secrets = new ArrayList<>();
    private final Pattern user;

    /**
     * @param userName the name by which the player is known to the machine
     * @param folders of the player, each of which is replaced wherever it is named
     */
    public Anonymous(String userName, List<String> folders) {
        user = Pattern.compile("(?<![\\p{L}\\p{N}_])" + Pattern.quote(userName) + "(?![\\p{L}\\p{N}_])");
        folders.stream()
                .filter(folder -> folder.length() > 1)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .forEach(secrets::add);
    }

    /** The text without them. */
    public String strip(String text) {
        String stripped = text;
        for (String secret : secrets) {
            stripped = stripped.replace(secret, "<folder>");
        }
        stripped = PATH.matcher(stripped).replaceAll(found -> Matcher.quoteReplacement("<path>/" + found.group(1)));
        return user.matcher(stripped).replaceAll("<user>");
    }
}
