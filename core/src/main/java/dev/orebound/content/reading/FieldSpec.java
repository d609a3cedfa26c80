package dev.orebound.content.reading;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a {@link Field}.
 *
 * @param name in the file
 * @param hasBounds false if nothing bounds it
 * @param least lowest accepted number, or length of a list
 * @param most highest accepted number, or length of a list
 * @param unit of a number, or an empty text
 * @param table last part of the path of the file whose ids it accepts, or null
 * @param isOptional true if it may be left out and has no default
 * @param usual value of a field that is left out, as the file would write it, or null
 * @param meaning a phrase
 */
public record FieldSpec(
        String name,
        boolean hasBounds,
        float least,
        float most,
        String unit,
        @Nullable String table,
        boolean isOptional,
        @Nullable String usual,
        String meaning) {
    /** The most elements of a list without bounds of its own. */
    static final int LONGEST_LIST = 1_000;

    /** The most characters of a text, such as a line of notes. */
    static final int LONGEST_TEXT = 10_000;

    /** The unit of a list that has one object under each word of a vocabulary. */
    static final String ONE_FOR_EACH = "one for each";

    /** The unit of a colour in six hexadecimal digits. */
    static final String COLOUR = "rrggbb";

    private static final int HEXADECIMAL = 16;

    private static final Pattern CAPITAL = Pattern.compile("[A-Z]");
    private static final Pattern FORM = Pattern.compile("(?:(?=[-\\d]|ids? in |one for each |rrggbb|optional|default )"
            + "(?:(-?[\\d.]+?)\\.\\.(-?[\\d.]+) ?)?(?:ids? in (\\w+(?:\\.json)?)|([^,:]*?))?"
            + "(?:,? ?(optional)|,? ?default ([^:]+))?: )?(.+)");

    /**
     * Takes an annotation apart.
     *
     * @throws IllegalArgumentException if it does not have the form that {@link Field} describes
     */
    public static FieldSpec of(RecordComponent component, Field field) {
        Matcher parts = FORM.matcher(field.value());
        if (!parts.matches()) {
            throw new IllegalArgumentException(component.getDeclaringRecord().getSimpleName() + "."
                    + component.getName() + ": \"" + field.value() + "\" is no description of a field");
        }
        boolean hasBounds = parts.group(1) != null;
        return new FieldSpec(
                field.name().isEmpty() ? snakeCase(component.getName()) : field.name(),
                hasBounds,
                hasBounds ? Float.parseFloat(parts.group(1)) : 0,
                hasBounds ? Float.parseFloat(parts.group(2)) : Float.MAX_VALUE,
                parts.group(4) == null ? "" : parts.group(4).strip(),
                parts.group(3),
                parts.group(5) != null,
                parts.group(6),
                parts.group(7));
    }

    /** Returns true if the field may be left out. */
    boolean mayBeMissing() {
        return isOptional || usual != null;
    }

    /** Returns the bounds as a manual writes them. */
    public String bounds() {
        return written(least) + ".." + written(most);
    }

    /** Returns a number as a manual writes it. */
    public static String written(float number) {
        return new BigDecimal(Float.toString(number)).stripTrailingZeros().toPlainString();
    }

    /**
     * Returns the value of a field that is left out: the default, or what {@link Field} says of optional ones.
     *
     * @param type of the component
     */
    @Nullable
    Object usual(Class<?> type) {
        if (usual == null) {
            return type == List.class ? List.of() : none(type);
        } else if (type == int.class) {
            return unit.equals(COLOUR) ? Integer.valueOf(usual, HEXADECIMAL) : Integer.valueOf(usual);
        } else if (type == float.class) {
            return Float.valueOf(usual);
        } else if (type == boolean.class) {
            return Boolean.valueOf(usual);
        } else if (type == IntRange.class) {
            int dots = usual.indexOf("..");
            return new IntRange(
                    Integer.parseInt(usual.substring(0, dots)), Integer.parseInt(usual.substring(dots + 2)));
        }
        return type.isEnum() ? RecordFields.words(type).get(usual) : usual;
    }

    /** Returns the constant {@code NONE} of a record, or null if it has none. */
    private static @Nullable Object none(Class<?> type) {
        for (java.lang.reflect.Field constant : type.getDeclaredFields()) {
            if (constant.getName().equals("NONE") && constant.trySetAccessible()) {
                try {
                    return constant.get(null);
                } catch (IllegalAccessException e) {
                    throw new IllegalArgumentException(constant + " cannot be read", e);
                }
            }
        }
        return null;
    }

    private static String snakeCase(String camelCase) {
        return CAPITAL.matcher(camelCase).replaceAll("_$0").toLowerCase(Locale.ROOT);
    }
}
