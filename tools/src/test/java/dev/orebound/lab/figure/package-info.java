@NullMarked
package dev.orebound.lab.figure;

import org.jspecify.annotations.NullMarked;
