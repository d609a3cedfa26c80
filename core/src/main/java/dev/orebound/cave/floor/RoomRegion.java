package dev.orebound.cave.floor;

import dev.orebound.grid.Cells;

/**
 * One connected piece of the carved caves, which is to be a room.
 *
 * @param id from 1
 * @param cells in the order of their numbers
 * @param centre a cell with the largest border distance
 * @param border the rock that touches it in 8 directions, in the order of their numbers
 */
record RoomRegion(int id, Cells cells, int centre, Cells border) {}
