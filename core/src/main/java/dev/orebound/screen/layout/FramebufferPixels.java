package dev.orebound.screen.layout;

/**
 * The size of a picture or of what a window shows, in real pixels. Windows are measured in points, which may be larger.
 */
public record FramebufferPixels(int width, int height) {}
