package dev.orebound.descent;

import dev.orebound.content.floor.FloorKind;

/**
 * A floor's place in the descent.
 *
 * @param id {@code r<row>c<column>}, or {@code boss}
 * @param row from 0 at the top
 * @param column from 0 at the left; 0 for the boss
 * @param kind kind of the floor
 * @param score the number that decided which kinds could be drawn: the largest sum, over its parents, of the parent's
 *     score and the boost of the parent's kind; 0 on row 0
 */
public record GraphNode(String id, int row, int column, FloorKind kind, int score) {}
