@NullMarked
package dev.orebound.workbench.stepper;

import org.jspecify.annotations.NullMarked;
