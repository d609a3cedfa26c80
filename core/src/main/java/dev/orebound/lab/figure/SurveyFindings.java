package dev.orebound.lab.figure;

import java.util.List;

/** What came of an instrument that went through many floors. */
public interface SurveyFindings {
    /** What was promised and not kept, a line each; nothing if all is well. */
    List<String> complaints();

    /** The figures in one line of JSON, ended by a line feed. */
    String json();

    /** The figures to read, each line ended by a line feed. */
    String table();
}
