package dev.orebound.lab.figure;

import java.util.List;

/** The outcome of a command that went through many floors or runs. */
public interface SurveyFindings {
    /** Returns every broken promise, a line each; empty if all is well. */
    List<String> complaints();

    /** Returns the figures as one line of JSON, ended by a line feed. */
    String json();

    /** Returns the figures as a table for people, each line ended by a line feed. */
    String table();
}
