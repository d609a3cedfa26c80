@NullMarked
package dev.orebound.lab.check;

import org.jspecify.annotations.NullMarked;
