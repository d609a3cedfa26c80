package dev.orebound.screen;

import dev.orebound.content.reading.Assets;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.workbench.Workbench;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.BiConsumer;

/** Makes workbenches that tell a test of each run that the game enters, and of its window. */
final class ObservedBench {
    private ObservedBench() {}

    /** @param entered takes each run that begins, and the cave as its window shows it */
    static PlaytestBench.BenchMaker maker(
            Assets assets, SaveFolder saves, BiConsumer<Expedition, CaveProjection> entered) {
        return (parts, host, reload) -> {
            PlaytestBench bench = Workbench.maker(assets, saves).make(parts, host, reload);
            return (PlaytestBench) Proxy.newProxyInstance(
                    PlaytestBench.class.getClassLoader(),
                    new Class<?>[] {PlaytestBench.class},
                    (proxy, method, arguments) -> {
                        if (method.getName().equals("enter")) {
                            entered.accept((Expedition) arguments[0], (CaveProjection) arguments[1]);
                        }
                        return invoke(method, bench, arguments);
                    });
        };
    }

    /** Calls a method of the object behind a proxy; throws what that throws. */
    static Object invoke(Method method, Object target, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
