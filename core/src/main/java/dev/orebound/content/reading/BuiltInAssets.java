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
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The assets that come with the game: in its jar, or in the build's folder of classes. */
public final class BuiltInAssets implements Assets {
    private static final String ROOT = "assets/";

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

    private static List<String> foldersOfJar(URL url, String folder) throws IOException {
        String prefix = ROOT + folder + "/";
        JarURLConnection connection = (JarURLConnection) url.openConnection();
        connection.setUseCaches(false);
        TreeSet<String> names = new TreeSet<>();
        try (JarFile jar = connection.getJarFile()) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                String name = entries.nextElement().getName();
                int end = name.startsWith(prefix) ? name.indexOf('/', prefix.length()) : -1;
                if (end > 0) {
                    names.add(name.substring(ROOT.length(), end));
                }
            }
        }
        return List.copyOf(names);
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

    private static List<String> listJar(URL url, String folder, String ending) throws IOException {
        String prefix = ROOT + folder + "/";
        JarURLConnection connection = (JarURLConnection) url.openConnection();
        connection.setUseCaches(false);
        List<String> names = new ArrayList<>();
        try (JarFile jar = connection.getJarFile()) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                String name = entries.nextElement().getName();
                boolean isInFolder = name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0;
                if (isInFolder && name.endsWith(ending) && name.length() > prefix.length()) {
                    names.add(name.substring(ROOT.length()));
                }
            }
        }
        Collections.sort(names);
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
