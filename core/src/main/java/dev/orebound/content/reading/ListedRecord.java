package dev.orebound.content.reading;

/**
 * A record whose object a file may also write as a list of the values of its fields, in their order. Values left off at the end are left out,
 * and a single number stands for a list of one.
 */
public interface ListedRecord {}
