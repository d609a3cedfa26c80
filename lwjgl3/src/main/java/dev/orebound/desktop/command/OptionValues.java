package dev.orebound.desktop.command;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.lab.picture.PictureLayer;
import dev.orebound.screen.layout.FramebufferPixels;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for the values of options. Each complaint ends with the accepted values. */
final class OptionValues {
    private OptionValues() {}

    static final class SeedValue implements ITypeConverter<Seed> {
        @Override
        public Seed convert(String text) {
            if (text.length() > Seed.LONGEST_TEXT) {
                throw wrong(text, "a text of at most " + Seed.LONGEST_TEXT + " characters");
            }
            return Seed.of(text);
        }
    }

    /** One of several equal parts of the work of a command, numbered from 1. */
    record Shard(int number, int of) {}

    static final class ShardValue implements ITypeConverter<Shard> {
        private static final Pattern SHARD = Pattern.compile("([1-9]\\d{0,6})/([1-9]\\d{0,6})");

        @Override
        public Shard convert(String text) {
            Matcher shard = SHARD.matcher(text);
            if (!shard.matches() || Integer.parseInt(shard.group(1)) > Integer.parseInt(shard.group(2))) {
                throw wrong(text, "K/N, two whole numbers from 1, the first not above the second");
            }
            return new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
        }
    }

    static final class PathValue implements ITypeConverter<Path> {
        @Override
        public Path convert(String text) {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw wrong(text, "a name that a file or folder can have here" + BadUsage.localeAdvice(text));
            }
        }
    }

    static final class DepthValue implements ITypeConverter<Integer> {
        private static final Pattern DEPTH = Pattern.compile("[1-9]|1[0-7]");

        @Override
        public Integer convert(String text) {
            if (!DEPTH.matcher(text).matches()) {
                throw wrong(text, "a whole number within 1..17");
            }
            return Integer.valueOf(text);
        }
    }

    static final class RoomValue implements ITypeConverter<Integer> {
        private static final Pattern ROOM = Pattern.compile("[1-9][0-9]{0,3}");

        @Override
        public Integer convert(String text) {
            if (!ROOM.matcher(text).matches()) {
                throw wrong(text, "the id of a room, a whole number from 1");
            }
            return Integer.valueOf(text);
        }
    }

    static final class KindValue implements ITypeConverter<FloorKind> {
        @Override
        public FloorKind convert(String text) {
            List<FloorKind> kinds = Arrays.asList(FloorKind.values());
            return kinds.stream()
                    .filter(kind -> kind.id().equals(text))
                    .findFirst()
                    .orElseThrow(() -> wrong(
                            text, "one of " + kinds.stream().map(FloorKind::id).toList()));
        }
    }

    static final class NodeValue implements ITypeConverter<String> {
        private static final Pattern NODE = Pattern.compile("r(?:[0-9]|1[0-5])c[0-7]|boss");

        @Override
        public String convert(String text) {
            if (!NODE.matcher(text).matches()) {
                throw wrong(text, "r<row>c<column> with rows 0..15 and columns 0..7, or boss");
            }
            return text;
        }
    }

    static final class LayerValue implements ITypeConverter<PictureLayer> {
        @Override
        public PictureLayer convert(String text) {
            List<PictureLayer> layers = Arrays.asList(PictureLayer.values());
            return layers.stream()
                    .filter(layer -> layer.id().equals(text))
                    .findFirst()
                    .orElseThrow(() -> wrong(
                            text,
                            "one of " + layers.stream().map(PictureLayer::id).toList()));
        }
    }

    /** The seeds from the first to the last, both included. */
    record SeedRange(long first, long last) {
        private static final int MOST = 9_999_999;

        /**
         * Returns the number of seeds. For a very wide range the difference overflows and is negative.
         *
         * @throws CannotStartException if that is too many floors to make
         */
        int count() {
            long between = last - first;
            if (between < 0 || between >= MOST) {
                throw new CannotStartException(
                        "--seeds: " + first + ".." + last + " are too many floors; give at most " + MOST + " seeds");
            }
            return (int) between + 1;
        }
    }

    static final class SeedsValue implements ITypeConverter<SeedRange> {
        private static final Pattern SEEDS = Pattern.compile("(-?\\d{1,19})\\.\\.(-?\\d{1,19})");

        @Override
        public SeedRange convert(String text) {
            Matcher seeds = SEEDS.matcher(text);
            if (seeds.matches()) {
                try {
                    long first = Long.parseLong(seeds.group(1));
                    long last = Long.parseLong(seeds.group(2));
                    if (first <= last) {
                        return new SeedRange(first, last);
                    }
                } catch (NumberFormatException tooLarge) {
                    // Reported below.
                }
            }
            throw wrong(text, "A..B, two whole numbers of 64 bits, the first not above the second");
        }
    }

    /** A cell: columns from the west and rows from the south, from 0. */
    record CellPlace(int x, int y) {}

    static final class CellPlaceValue implements ITypeConverter<CellPlace> {
        private static final Pattern PLACE = Pattern.compile("(\\d{1,4}),(\\d{1,4})");

        @Override
        public CellPlace convert(String text) {
            Matcher place = PLACE.matcher(text);
            if (!place.matches()) {
                throw wrong(text, "X,Y, two whole numbers from 0, from the west and from the south");
            }
            return new CellPlace(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)));
        }
    }

    static final class CountValue implements ITypeConverter<Integer> {
        private static final Pattern COUNT = Pattern.compile("[1-9]\\d{0,6}");

        @Override
        public Integer convert(String text) {
            if (!COUNT.matcher(text).matches()) {
                throw wrong(text, "a whole number within 1..9999999");
            }
            return Integer.valueOf(text);
        }
    }

    static final class SecondsValue implements ITypeConverter<Integer> {
        /** One day. */
        private static final int MOST = 86_400;

        private static final Pattern SECONDS = Pattern.compile("[1-9]\\d{0,4}");

        @Override
        public Integer convert(String text) {
            if (!SECONDS.matcher(text).matches() || Integer.parseInt(text) > MOST) {
                throw wrong(text, "a whole number within 1.." + MOST);
            }
            return Integer.valueOf(text);
        }
    }

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");
    private static final String SIZES = ", from " + GameSettings.MIN_WIDTH + "x" + GameSettings.MIN_HEIGHT + " to "
            + GameSettings.MAX_SIZE + "x" + GameSettings.MAX_SIZE;

    /** The size of a window. */
    static final class WindowSizeValue implements ITypeConverter<WindowPoints> {
        @Override
        public WindowPoints convert(String text) {
            int[] size = size(text, "WIDTHxHEIGHT in points" + SIZES);
            return new WindowPoints(size[0], size[1]);
        }
    }

    /** The size of a picture. */
    static final class PictureSizeValue implements ITypeConverter<FramebufferPixels> {
        @Override
        public FramebufferPixels convert(String text) {
            int[] size = size(text, "WIDTHxHEIGHT in pixels" + SIZES);
            return new FramebufferPixels(size[0], size[1]);
        }
    }

    /** Returns a width and a height within the bounds of windows. */
    private static int[] size(String text, String accepted) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw wrong(text, accepted);
        }
        int width = Integer.parseInt(size.group(1));
        int height = Integer.parseInt(size.group(2));
        if (!GameSettings.isWindowSize(width, height)) {
            throw wrong(text, accepted);
        }
        return new int[] {width, height};
    }

    static final class InterfaceValue implements ITypeConverter<Integer> {
        private static final Pattern PERCENT = Pattern.compile("\\d{1,3}");
        private static final int LEAST = Math.round(100 * GameSettings.MIN_UI_SCALE);
        private static final int MOST = Math.round(100 * GameSettings.MAX_UI_SCALE);

        @Override
        public Integer convert(String text) {
            int percent = PERCENT.matcher(text).matches() ? Integer.parseInt(text) : 0;
            if (percent < LEAST || percent > MOST) {
                throw wrong(text, "a whole number of percent within " + LEAST + ".." + MOST);
            }
            return percent;
        }
    }

    static final class MotionValue implements ITypeConverter<Integer> {
        private static final Pattern PERCENT = Pattern.compile("\\d{1,2}|100");

        @Override
        public Integer convert(String text) {
            if (!PERCENT.matcher(text).matches()) {
                throw wrong(text, "a whole number of percent within 0..100");
            }
            return Integer.valueOf(text);
        }
    }

    private static TypeConversionException wrong(String text, String accepted) {
        return new TypeConversionException("'" + QuotedText.of(text) + "'; give " + accepted);
    }
}
