@NullMarked
package dev.orebound.lab.page;

import org.jspecify.annotations.NullMarked;
