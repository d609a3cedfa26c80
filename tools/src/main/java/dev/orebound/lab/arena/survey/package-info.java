/**
 * The command {@code arena}: runs a trial in every trap room of many floors and reports the figures as a table, as JSON
 * and as a web page with plots and maps.
 */
@NullMarked
package dev.orebound.lab.arena.survey;

import org.jspecify.annotations.NullMarked;
