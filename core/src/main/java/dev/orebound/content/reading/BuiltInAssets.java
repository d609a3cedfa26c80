package dev.orebound.content.reading;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The assets that come with the game: in its jar, or in the build's folder of classes. */
public final class BuiltInAssets implements Assets {
    private static final String ROOT = "assets/";

    /** Kept, since walking the jar takes a while; null until it was walked. */
    private @Nullable TreeMap<String, Long> pathsInJar;

    @Override
    public boolean has(String path) {
        return resource(path) != null;
    }

    @Override
    public byte[] bytes(String path) {
        try (InputStream in = BuiltInAssets.class.getClassLoader().getResourceAsStream(ROOT + path)) {
            if (in == null) {
                throw new ContentException(path + ": the game comes without this file");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ContentException(path + ": cannot be read: " + e.getMessage());
        }
    }

    @Override
    public List<String> list(String folder, String ending) {
        URL url = resource(folder);
        if (url == null) {
            return List.of();
        }
        try {
            return url.getProtocol().equals("jar") ? listJar(url, folder, ending) : listFolder(url, folder, ending);
        } catch (IOException | URISyntaxException e) {
            throw new ContentException(folder + ": cannot be listed: " + e.getMessage());
        }
    }

    @Override
    public List<String> folders(String folder) {
        URL url = resource(folder);
        if (url == null) {
            return List.of();
        }
        try {
            return url.getProtocol().equals("jar") ? foldersOfJar(url, folder) : foldersOfFolder(url, folder);
        } catch (IOException | URISyntaxException e) {
            throw new ContentException(folder + ": cannot be listed: " + e.getMessage());
        }
    }

    private List<String> foldersOfJar(URL url, String folder) throws IOException {
        String prefix = folder + "/";
        TreeSet<String> names = new TreeSet<>();
        for (String name : pathsInJar(url).keySet()) {
            int end = name.startsWith(prefix) ? name.indexOf('/', prefix.length()) : -1;
            if (end > 0) {
                names.add(name.substring(0, end));
            }
        }
        return List.copyOf(names);
    }

    /** Returns the paths of all assets in the game's jar, in their order, with their checksums. */
    private synchronized TreeMap<String, Long> pathsInJar(URL url) throws IOException {
        TreeMap<String, Long> listed = pathsInJar;
        if (listed == null) {
            listed = new TreeMap<>();
            JarURLConnection connection = (JarURLConnection) url.openConnection();
            connection.setUseCaches(false);
            try (JarFile jar = connection.getJarFile()) {
                for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                    JarEntry entry = entries.nextElement();
                    if (entry.getName().startsWith(ROOT)) {
                        listed.put(entry.getName().substring(ROOT.length()), entry.getCrc());
                    }
                }
            }
            pathsInJar = listed;
        }
        return listed;
    }

    @Override
    public long checksum(String path) {
        URL url = resource(path);
        try {
            Long kept = url != null && url.getProtocol().equals("jar")
                    ? pathsInJar(url).get(path)
                    : null;
            return kept == null ? Assets.super.checksum(path) : kept;
        } catch (IOException e) {
            return Assets.super.checksum(path);
        }
    }

    private static List<String> foldersOfFolder(URL url, String folder) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(Path.of(url.toURI()))) {
            return files.filter(Files::isDirectory)
                    .map(file -> folder + "/" + file.getFileName())
                    .sorted()
                    .toList();
        }
    }

    private static @Nullable URL resource(String path) {
        return BuiltInAssets.class.getClassLoader().getResource(ROOT + path);
    }

    private List<String> listJar(URL url, String folder, String ending) throws IOException {
        String prefix = folder + "/";
        List<String> names = new ArrayList<>();
        for (String name : pathsInJar(url).keySet()) {
            boolean isInFolder = name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0;
            if (isInFolder && name.endsWith(ending) && name.length() > prefix.length()) {
                names.add(name);
            }
        }
        return names;
    }

    private static List<String> listFolder(URL url, String folder, String ending)
            throws IOException, URISyntaxException {
        URI uri = url.toURI();
        try (Stream<Path> files = Files.list(Path.of(uri))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ending))
                    .map(name -> folder + "/" + name)
                    .sorted()
                    .toList();
        }
    }
}
