package dev.orebound.screen.party;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.GearCondition;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.GearRule;
import dev.orebound.content.gear.StandingChange;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tells what relics, equipment and brews do in figures with units, from the numbers of the content. */
public final class PowerFigures {
    private final Content content;
    private final GameTexts texts;

    public PowerFigures(Content content, GameTexts texts) {
        this.content = content;
        this.texts = texts;
    }

    /** Returns words with figures after them in brackets; the words alone if there are none. */
    public String with(String words, List<String> figures) {
        return figures.isEmpty() ? words : texts.format("figure.after", words, texts.joined("list.semicolon", figures));
    }

    /** Returns figures as lines of their own. */
    public static String lines(List<String> figures) {
        return figures.stream().map(PageContext::alone).collect(Collectors.joining("\n"));
    }

    /** Returns what can be counted about a power: a part for each rule of the game that it changes, and of its own. */
    public List<String> of(GearPower power) {
        List<String> parts = standing(power);
        for (GearRule rule : power.rules()) {
            String told = told(rule);
            if (!told.isEmpty()) {
                parts.add(told);
            }
        }
        return parts;
    }

    private List<String> standing(GearPower power) {
        List<String> parts = new ArrayList<>();
        for (StandingChange change : power.standing()) {
            boolean isTime = change.rule() == StandingRule.DASH_TICKS;
            String by = (change.by() > 0 ? "+" : "") + (isTime ? seconds(change.by()) : change.by());
            parts.add(texts.format("standing." + change.rule().name().toLowerCase(Locale.ROOT), by));
        }
        return parts;
    }

    private String told(GearRule rule) {
        List<String> parts = new ArrayList<>();
        rule.effects().forEach(effect -> addEffect(parts, effect.does()));
        if (parts.isEmpty()) {
            return "";
        }
        for (GearCondition condition : rule.conditions()) {
            if (condition.percent() > 0) {
                parts.add(
                        texts.format("figure." + condition.is().name().toLowerCase(Locale.ROOT), condition.percent()));
            }
        }
        if (rule.every() > 1) {
            parts.add(texts.format("figure.every", rule.every()));
        }
        if (rule.restTicks() >= TickClock.TICKS_A_SECOND) {
            parts.add(texts.format("figure.rest", seconds(rule.restTicks())));
        }
        return texts.list(parts);
    }

    private void addEffect(List<String> to, GearEffect.Kind effect) {
        if (effect instanceof GearEffect.Blast blast) {
            addHits(to, blast.effects());
            to.add(texts.format("figure.within", cells(blast.radiusCells())));
        } else if (effect instanceof GearEffect.Repeat repeat) {
            to.add(texts.format("figure.repeat", repeat.percent()));
        } else if (effect instanceof GearEffect.Heal heal) {
            addCount(to, "figure.heal", heal.health());
            addCount(to, "figure.heal_companions", heal.companions());
        } else if (effect instanceof GearEffect.Harm harm) {
            to.add(texts.format("figure.harm", harm.health()));
        } else if (effect instanceof GearEffect.GiveOre ore) {
            to.add(texts.format("figure.ore", ore.measures()));
        } else if (effect instanceof GearEffect.FreeBrews free) {
            to.add(texts.format("figure.free_brews", free.count()));
        } else if (effect instanceof GearEffect.Lure lure) {
            addCount(to, "figure.lure", Math.round(lure.carriesCells()));
        } else if (effect instanceof GearEffect.Reveal reveal) {
            to.add(texts.format("figure.reveal", reveal.cells()));
        } else {
            addTimed(to, effect);
        }
    }

    private void addCount(List<String> to, String key, int count) {
        if (count > 0) {
            to.add(texts.format(key, count));
        }
    }

    /** Adds an effect that lasts for a while. */
    private void addTimed(List<String> to, GearEffect.Kind effect) {
        if (effect instanceof GearEffect.Haste haste) {
            to.add(texts.format("figure.haste", haste.percent(), seconds(haste.ticks())));
        } else if (effect instanceof GearEffect.Shield shield) {
            to.add(texts.format("figure.shield", shield.percent(), seconds(shield.ticks())));
        } else if (effect instanceof GearEffect.Might might) {
            to.add(texts.format("figure.might", might.percent(), seconds(might.ticks())));
        } else if (effect instanceof GearEffect.Light light) {
            to.add(texts.format("figure.light", light.cells(), seconds(light.ticks())));
        } else if (effect instanceof GearEffect.Ward ward) {
            to.add(texts.format("figure.ward", seconds(ward.ticks())));
        } else if (effect instanceof GearEffect.Suffer suffer) {
            to.add(status(suffer.timed().status().name(), suffer.timed().ticks()));
        }
    }

    private void addHits(List<String> to, List<HitEffect> effects) {
        for (HitEffect effect : effects) {
            if (effect.does() instanceof HitEffect.Damage damage) {
                to.add(texts.format("figure.damage", damage.health()));
            } else if (effect.does() instanceof HitEffect.Inflict inflict) {
                to.add(status(inflict.timed().status().name(), inflict.timed().ticks()));
            } else if (effect.does() instanceof HitEffect.Stagger stagger) {
                to.add(texts.format("figure.stagger", seconds(stagger.ticks())));
            } else if (effect.does() instanceof HitEffect.Push push) {
                to.add(texts.format("figure.push", cells(push.cells())));
            }
        }
    }

    private String status(String status, int ticks) {
        String name = texts.get("status." + status.toLowerCase(Locale.ROOT) + ".name");
        return texts.format("figure.status", name, seconds(ticks));
    }

    /** Returns what can be counted about a brew at a level: the damage of each use and its radius, and its statuses. */
    public List<String> of(int brew, int level) {
        return of(brew, level, true);
    }

    /** Returns the same in fewer words: without radii, and with the first status alone. */
    public List<String> inShort(int brew, int level) {
        List<String> all = of(brew, level, false);
        return all.subList(0, Math.min(2, all.size()));
    }

    private List<String> of(int brew, int level, boolean hasRadii) {
        List<String> parts = new ArrayList<>();
        List<String> statuses = new ArrayList<>();
        for (BrewUse use : BrewUse.values()) {
            Attack attack = content.brews().attack(brew, use, level);
            float radius = radius(attack.form());
            String key = "figure." + use.id() + (hasRadii && radius > 0 ? "" : "_one");
            parts.add(texts.format(key, attack.damage(), cells(radius)));
            for (HitEffect effect : attack.effects()) {
                if (effect.does() instanceof HitEffect.Inflict inflict && use == BrewUse.FLASK) {
                    statuses.add(status(
                            inflict.timed().status().name(), inflict.timed().ticks()));
                }
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(texts.list(parts));
        lines.addAll(statuses);
        return lines;
    }

    /** Returns the prices of a brew's uses, in one line. */
    public String prices(Brew brew) {
        return texts.format(
                "figure.prices",
                brew.bolt().measures(),
                brew.burst().measures(),
                brew.flask().measures());
    }

    private static float radius(AttackForm form) {
        if (form instanceof AttackForm.Burst burst) {
            return burst.radiusCells();
        }
        if (form instanceof AttackForm.Lob lob) {
            return lob.blastCells();
        }
        return form instanceof AttackForm.Ranged ranged ? ranged.burstCells() : 0;
    }

    /** Returns what can be counted about a piece of equipment, a line each. */
    public List<String> of(Equipment of) {
        List<String> lines = new ArrayList<>();
        if (!of.strikes().isEmpty()) {
            String damage = texts.list(of.strikes().stream()
                    .map(strike -> Integer.toString(strike.damage()))
                    .toList());
            int ticks = 0;
            float reach = 0;
            int sweep = 0;
            for (Attack strike : of.strikes()) {
                ticks += strike.timing().windUpTicks() + strike.timing().recoveryTicks();
                if (strike.form() instanceof AttackForm.MeleeArc arc) {
                    reach = Math.max(reach, arc.reachCells());
                    sweep = Math.max(sweep, arc.arcDegrees());
                }
            }
            lines.add(texts.format("choice.damage", damage));
            lines.add(texts.format("choice.rhythm", seconds(ticks)));
            lines.add(texts.format("choice.reach", cells(reach)));
            lines.add(texts.format("choice.sweep", sweep));
        }
        LightSource light = of.light();
        if (light != null) {
            lines.add(texts.format("choice.light", cells(light.radiusCells())));
        }
        lines.addAll(standing(of.power()));
        return lines;
    }

    private String seconds(int ticks) {
        return cells(ticks / (float) TickClock.TICKS_A_SECOND);
    }

    /** Returns a number with one digit after the point, unless that is 0. */
    private String cells(float number) {
        int tenths = Math.round(number * 10);
        return tenths % 10 == 0
                ? Integer.toString(tenths / 10)
                : texts.format("list.decimal", tenths / 10, Math.abs(tenths % 10));
    }
}
