package dev.orebound.content.reading;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The assets that come with the game: in its jar, or in the build's folder of classes. The jar is asked itself, since
 * to ask the loader of classes for each file takes a tenth of a second of a start.
 */
public final class BuiltInAssets implements Assets {
    private static final String ROOT = "assets/";

    private @Nullable JarFiles jar;

    /** The files of the game's jar below {@link #ROOT}, by their paths; it stays open. */
    private record JarFiles(JarFile jar, TreeMap<String, JarEntry> entries) {
        static JarFiles of(URL url) throws IOException {
            JarFile jar = ((JarURLConnection) url.openConnection()).getJarFile();
            TreeMap<String, JarEntry> entries = new TreeMap<>();
            for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements(); ) {
                JarEntry entry = all.nextElement();
                if (entry.getName().startsWith(ROOT) && !entry.isDirectory()) {
                    entries.put(entry.getName().substring(ROOT.length()), entry);
                }
            }
            return new JarFiles(jar, entries);
        }

        /** Returns the files in a folder, those of its folders included, by their whole paths. */
        SortedMap<String, JarEntry> in(String folder) {
            return entries.subMap(folder + "/", folder + (char) ('/' + 1));
        }
    }

    /** Returns the files of the jar, or null if the game runs from a folder of classes. */
    private synchronized @Nullable JarFiles jar() throws IOException {
        if (jar == null) {
            URL here = BuiltInAssets.class.getResource(BuiltInAssets.class.getSimpleName() + ".class");
            if (here != null && here.getProtocol().equals("jar")) {
                jar = JarFiles.of(here);
            }
        }
        return jar;
    }

    @Override
    public boolean has(String path) {
        try {
            JarFiles files = jar();
            return files == null ? resource(path) != null : files.entries.containsKey(path);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public byte[] bytes(String path) {
        try (InputStream in = stream(path)) {
            if (in == null) {
                throw new ContentException(path + ": the game comes without this file");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ContentException(path + ": cannot be read: " + e.getMessage());
        }
    }

    private @Nullable InputStream stream(String path) throws IOException {
        JarFiles files = jar();
        if (files == null) {
            return BuiltInAssets.class.getClassLoader().getResourceAsStream(ROOT + path);
        }
        JarEntry entry = files.entries.get(path);
        return entry == null ? null : files.jar.getInputStream(entry);
    }

    @Override
    public long checksum(String path) {
        try {
            JarFiles files = jar();
            JarEntry entry = files == null ? null : files.entries.get(path);
            return entry == null ? Assets.super.checksum(path) : entry.getCrc();
        } catch (IOException e) {
            throw new ContentException(path + ": cannot be read: " + e.getMessage());
        }
    }

    @Override
    public List<String> list(String folder, String ending) {
        try {
            JarFiles files = jar();
            if (files == null) {
                return paths(folder, file -> Files.isRegularFile(file), ending);
            }
            return files.in(folder).keySet().stream()
                    .filter(path -> path.endsWith(ending) && path.indexOf('/', folder.length() + 1) < 0)
                    .toList();
        } catch (IOException | URISyntaxException e) {
            throw new ContentException(folder + ": cannot be listed: " + e.getMessage());
        }
    }

    @Override
    public List<String> folders(String folder) {
        try {
            JarFiles files = jar();
            if (files == null) {
                return paths(folder, file -> Files.isDirectory(file), "");
            }
            return files.in(folder).keySet().stream()
                    .map(path -> path.substring(0, Math.max(0, path.indexOf('/', folder.length() + 1))))
                    .filter(path -> !path.isEmpty())
                    .distinct()
                    .toList();
        } catch (IOException | URISyntaxException e) {
            throw new ContentException(folder + ": cannot be listed: " + e.getMessage());
        }
    }

    private static @Nullable URL resource(String path) {
        return BuiltInAssets.class.getClassLoader().getResource(ROOT + path);
    }

    private static List<String> paths(String folder, Predicate<Path> test, String ending)
            throws IOException, URISyntaxException {
        URL url = resource(folder);
        if (url == null) {
            return List.of();
        }
        URI uri = url.toURI();
        try (Stream<Path> files = Files.list(Path.of(uri))) {
            return files.filter(test)
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ending))
                    .map(name -> folder + "/" + name)
                    .sorted()
                    .toList();
        }
    }
}
