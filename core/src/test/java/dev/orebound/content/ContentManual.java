package dev.orebound.content;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.FieldSpec;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.SoundUnit;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Writes the manual at the head of a content file from the annotations of the record that it holds. */
final class ContentManual {
    private static final int WIDTH = 120;
    private static final int WIDEST_SPEC = 24;

    private final String file;
    private final Set<Class<?>> explained = new HashSet<>();
    private final StringBuilder text = new StringBuilder();

    /** A line of the manual: a field, or a form that a field chooses. */
    private record Line(int indent, String name, String spec, String meaning) {}

    private final List<Line> lines = new ArrayList<>();

    private ContentManual(String file) {
        this.file = file.substring(file.lastIndexOf('/') + 1);
    }

    /** Returns the comment lines of a file, each ended by LF. */
    static String of(String file, Class<?> type) {
        ContentManual manual = new ContentManual(file);
        for (String paragraph : meaning(type).strip().split("\n\n", -1)) {
            manual.wrap("// ", "// ", paragraph.replaceAll("\\s+", " "));
            manual.text.append("//\n");
        }
        manual.explain(type, 0);
        if (type == SoundRecipe.class) {
            manual.explainUnits();
        }
        manual.writeLines();
        return manual.text.toString();
    }

    private static String meaning(AnnotatedElement element) {
        Meaning meaning = element.getAnnotation(Meaning.class);
        return meaning == null ? "" : meaning.value();
    }

    private void explain(Class<?> type, int indent) {
        for (RecordComponent component : type.getRecordComponents()) {
            Field field = component.getAnnotation(Field.class);
            Class<?> shape = component.getType();
            if (field != null) {
                explain(component, FieldSpec.of(component, field), indent);
            } else if (shape.isRecord()) {
                explain(shape, indent);
            }
        }
    }

    private void explain(RecordComponent component, FieldSpec field, int indent) {
        Class<?> type = component.getType();
        Class<?> item = component.getGenericType() instanceof ParameterizedType generic
                ? (Class<?>) generic.getActualTypeArguments()[0]
                : type;
        String home = item.isRecord() && item.isAnnotationPresent(Meaning.class)
                ? item.getAnnotation(Meaning.class).home()
                : "";
        boolean isElsewhere = !home.isEmpty() && !home.equals(file);
        boolean isEntry = field.table() != null;
        boolean isRepeated = !isEntry && item.isRecord() && item != IntRange.class && !explained.add(item);
        String meaning = field.meaning();
        if (isElsewhere) {
            meaning += "; " + home + " explains its fields";
        } else if (isRepeated) {
            meaning += "; fields as above";
        } else if (item.isEnum()) {
            meaning += words(item);
        } else if (field.unit().startsWith("one for each")) {
            meaning += wordsOfKeys(item);
        }
        lines.add(new Line(indent, field.name(), spec(type, item, field), meaning));
        if (item.isRecord() && item != IntRange.class && !isElsewhere && !isRepeated && !isEntry) {
            explain(item, indent + 2);
        } else if (item.isSealed()) {
            for (Class<?> form : item.getPermittedSubclasses()) {
                Meaning word = form.getAnnotation(Meaning.class);
                lines.add(new Line(indent + 2, word.word(), "word", word.value()));
                explain(form, indent + 4);
            }
        }
    }

    /** Explains the units of which the layers of sounds are chains. */
    private void explainUnits() {
        for (SoundUnit unit : SoundUnit.values()) {
            String numbers = unit.accepted().isEmpty() ? "" : unit.accepted() + ": ";
            lines.add(new Line(2, unit.word(), unit.role().name().toLowerCase(Locale.ROOT), numbers + unit.meaning()));
        }
    }

    /** Returns the words of the objects of a list that has one for each of a vocabulary, if these have meanings. */
    private static String wordsOfKeys(Class<?> item) {
        for (RecordComponent component : item.getRecordComponents()) {
            Class<?> type = component.getType();
            if (type.isEnum() && !component.isAnnotationPresent(Field.class)) {
                String words = words(type);
                return words.contains("(") ? words : "";
            }
        }
        return "";
    }

    private static String words(Class<?> vocabulary) {
        List<String> words = new ArrayList<>();
        for (java.lang.reflect.Field constant : vocabulary.getFields()) {
            if (constant.isEnumConstant()) {
                String meaning = meaning(constant);
                words.add(
                        constant.getName().toLowerCase(Locale.ROOT) + (meaning.isEmpty() ? "" : " (" + meaning + ")"));
            }
        }
        return ": " + String.join(", ", words);
    }

    private static String spec(Class<?> type, Class<?> item, FieldSpec field) {
        boolean isMany = type == List.class || type == ContentTable.class;
        String bounds = field.hasBounds() ? field.bounds() : "";
        String table = field.table() == null ? "" : (isMany ? "ids" : "id") + " in " + field.table();
        String kind;
        if (!table.isEmpty()) {
            kind = (bounds + " " + table).strip();
        } else if (type == ContentTable.class) {
            kind = "entries";
        } else if (isMany) {
            kind = (field.unit().startsWith("one for each") ? field.unit() : "list " + bounds).strip();
        } else if (item == IntRange.class) {
            kind = "range in " + (bounds + " " + field.unit()).strip();
        } else if (item.isEnum() || item.isSealed()) {
            kind = "word";
        } else if (item.isRecord()) {
            kind = "object";
        } else if (type == String.class) {
            kind = "text";
        } else if (type == char.class) {
            kind = "character";
        } else if (type == boolean.class) {
            kind = "true or false";
        } else {
            kind = (bounds + " " + field.unit()).strip();
        }
        return kind + (field.isOptional() ? ", optional" : field.usual() != null ? ", default " + field.usual() : "");
    }

    private void writeLines() {
        int name = lines.stream()
                        .mapToInt(line -> line.indent + line.name.length())
                        .max()
                        .orElse(0)
                + 2;
        int spec = lines.stream()
                        .mapToInt(line -> line.spec.length())
                        .filter(length -> length <= WIDEST_SPEC)
                        .max()
                        .orElse(0)
                + 2;
        for (Line line : lines) {
            String head = "// " + pad(" ".repeat(line.indent) + line.name, name) + pad(line.spec, spec);
            wrap(head + (line.spec.length() + 2 > spec ? "  " : ""), "// " + " ".repeat(name + spec), line.meaning);
        }
    }

    private static String pad(String word, int width) {
        return word + " ".repeat(Math.max(0, width - word.length()));
    }

    private void wrap(String first, String others, String words) {
        StringBuilder line = new StringBuilder(first);
        boolean isEmpty = true;
        for (String word : words.split(" ", -1)) {
            if (!isEmpty && line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(others);
                isEmpty = true;
            }
            line.append(isEmpty ? "" : " ").append(word);
            isEmpty = false;
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }
}
