/**
 * The objects that every screen gets: the launcher's parameters, assets and settings, the ways to other screens, and
 * how a run is started.
 *
 * <p>A setting applies as soon as it changes: {@link dev.orebound.screen.context.SettingsKeeper} calls its listeners.
 */
@NullMarked
package dev.orebound.screen.context;

import org.jspecify.annotations.NullMarked;
