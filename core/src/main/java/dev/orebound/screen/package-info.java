/**
 * Screens, HUD and input. {@link dev.orebound.screen.OreboundGame} shows one
 * {@link dev.orebound.screen.page.GameScreen} at a time: the title, a run that is continued, played or watched. It
 * hands keys and mouse to that screen and writes bug reports.
 *
 * <p>Packages from bottom to top: {@code layout}, {@code input}, {@code page}, {@code menu}; the pages {@code party},
 * {@code descent}, {@code account}, {@code choice}, {@code codex}; {@code bench}, the {@code hud}; {@code context},
 * which every screen is given; {@code settings}; and the screens of {@code play}, {@code watch} and {@code title}.
 */
@NullMarked
package dev.orebound.screen;

import org.jspecify.annotations.NullMarked;
