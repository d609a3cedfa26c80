package dev.orebound.content.element;

/** The states that the elements give to cells. A cell can be in several of them. */
public enum GroundState {
    BURNING,
    STEAMING,
    CHARGED,
    /** Its plants have burnt, for good. */
    BURNT
}
