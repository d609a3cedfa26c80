package dev.orebound.content.element;

/** What the elements have made of a cell. A cell can be in several of them. */
public enum GroundState {
    BURNING,
    STEAMING,
    CHARGED,
    /** What grew there has burnt; it is so for good. */
    BURNT
}
