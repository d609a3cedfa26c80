package dev.orebound.lab;

import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.check.WindowFileChecks;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.EventWords;
import java.util.ArrayList;
import java.util.List;

/** The command {@code content --check}: reads everything that assets declare, and collects every complaint. */
public final class ContentLinter {
    private final Assets assets;
    private final List<String> complaints = new ArrayList<>();

    public ContentLinter(Assets assets) {
        this.assets = assets;
    }

    /** Returns a line for each fault, in the order of reading; empty if all is well. */
    public List<String> complaints() {
        complaints.clear();
        gather(() ->
                complaints.addAll(SpriteSheet.read(assets).complaintsBeside(SpriteSheet.read(new BuiltInAssets()))));
        gather(() -> BotSkill.readAll(assets));
        gather(() -> complaints.addAll(GameTexts.read(assets).complaintsBeside(GameTexts.read(new BuiltInAssets()))));
        gather(this::readRulesAndWhatHangsOnThem);
        WindowFileChecks.check(assets, complaints);
        return complaints.stream().map(QuotedText::line).distinct().toList();
    }

    /** Reads the rules, and then the texts and sounds that are checked against them. */
    private void readRulesAndWhatHangsOnThem() {
        Content content = Content.read(assets);
        gather(() -> complaints.addAll(AssetChecks.missingTexts(GameTexts.read(assets), content)));
        gather(() -> complaints.addAll(AssetChecks.missingSprites(SpriteSheet.read(assets), content)));
        gather(() -> SoundContent.read(assets, EventWords.of(content)));
    }

    private void gather(Runnable reading) {
        try {
            reading.run();
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
        }
    }
}
