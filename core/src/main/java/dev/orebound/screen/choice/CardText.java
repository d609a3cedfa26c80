package dev.orebound.screen.choice;

/**
 * What is said on a card.
 *
 * @param badge in a few words, what choosing it does
 * @param words what the thing itself does
 * @param foot what it costs, or how it is; may be empty
 */
record CardText(String name, String badge, String words, String foot) {}
