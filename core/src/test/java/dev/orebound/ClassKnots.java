package dev.orebound;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds knots: sets of top-level classes that all depend on each other, directly or through others. These are the
 * strongly connected components of the graph of dependencies, found by Tarjan's algorithm (1972). A nested class counts
 * as its top-level class.
 */
public final class ClassKnots {
    private final Map<String, Set<String>> uses = new TreeMap<>();
    private final Map<String, Integer> found = new TreeMap<>();
    private final Map<String, Integer> lowest = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Set<String>> knots = new ArrayList<>();

    private ClassKnots(JavaClasses classes) {
        for (JavaClass each : classes) {
            Set<String> used = uses.computeIfAbsent(topLevel(each), name -> new TreeSet<>());
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                if (classes.contain(dependency.getTargetClass().getName())) {
                    used.add(topLevel(dependency.getTargetClass()));
                }
            }
        }
    }

    /** Returns all knots of more than a number of classes. */
    public static List<Set<String>> largerThan(int size, JavaClasses classes) {
        ClassKnots search = new ClassKnots(classes);
        for (String each : search.uses.keySet()) {
            if (!search.found.containsKey(each)) {
                search.visit(each);
            }
        }
        return search.knots.stream().filter(knot -> knot.size() > size).toList();
    }

    private void visit(String from) {
        int number = found.size();
        found.put(from, number);
        lowest.put(from, number);
        open.push(from);
        for (String to : uses.getOrDefault(from, Set.of())) {
            if (!found.containsKey(to)) {
                visit(to);
                lowest.merge(from, lowest.getOrDefault(to, number), Math::min);
            } else if (open.contains(to)) {
                lowest.merge(from, found.getOrDefault(to, number), Math::min);
            }
        }
        if (lowest.getOrDefault(from, number) == number) {
            Set<String> knot = new TreeSet<>();
            while (!knot.contains(from)) {
                knot.add(open.pop());
            }
            knots.add(knot);
        }
    }

    private static String topLevel(JavaClass each) {
        return each.getName().replaceFirst("\\$.*", "");
    }
}
