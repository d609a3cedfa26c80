package dev.orebound.lab.page;

/** Writes the frame of a page: its head, its style sheet and the patterns of plots. */
public final class HtmlPage {
    private HtmlPage() {}

    /** Begins a page, as far as its body. */
    public static HtmlMarkup begin(String title) {
        HtmlMarkup page = new HtmlMarkup();
        page.open("html", "lang", "en").open("head");
        page.open("meta", "charset", "utf-8");
        page.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.leaf("title", title);
        page.open("style").raw(PageStyle.SHEET).close();
        page.close().open("body");
        PlotFill.define(page);
        return page;
    }

    /** Ends it. */
    public static String end(HtmlMarkup page) {
        return page.close().close().page();
    }

    /** The style sheet: the colours of the game on dark rock, from 800 pixels of width on; black on white on paper. */
    private static final class PageStyle {
        static final String SHEET = """

                :root {
                  --rock: #14121f; --slab: #1d1a2e; --raised: #272340; --rim: #3a3157; --edge: #574a7d;
                  --words: #efe6d5; --quiet: #b9b0a2; --lamp: #ffc65c; --link: #5fd0e6; --good: #8fcf6a; --bad: #ff9a86;
                  --hatching: #14121f;
                }
                * { box-sizing: border-box; }
                html { scroll-behavior: smooth; scroll-padding-top: 16px; }
                body {
                  margin: 0; background: var(--rock); color: var(--words);
                  font: 16px/1.5 "Alegreya Sans", "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif;
                }
                a { color: var(--link); }
                a:focus-visible { outline: 2px solid var(--lamp); outline-offset: 2px; }
                h1, h2, h3 { line-height: 1.2; font-weight: 700; text-wrap: balance; }
                h1 { font-size: 34px; margin: 0 0 6px; color: var(--lamp); letter-spacing: 0.5px; }
                h2 { font-size: 25px; margin: 0 0 4px; color: var(--lamp); }
                h3 { font-size: 18px; margin: 26px 0 8px; }
                p { margin: 6px 0 12px; max-width: 78ch; }
                code {
                  font: 14px/1.5 "DejaVu Sans Mono", Consolas, Menlo, monospace; color: var(--words);
                  background: var(--raised); border: 1px solid var(--rim); border-radius: 4px; padding: 1px 6px;
                  overflow-wrap: anywhere; user-select: all;
                }
                .quiet { color: var(--quiet); }
                .fills { position: absolute; }
                .hatching { stroke: var(--hatching); stroke-width: 1.4; fill: none; opacity: 0.6; }
                header, main, footer { max-width: 1640px; margin: 0 auto; padding: 0 28px; }
                header { padding-top: 34px; }
                footer { padding-bottom: 48px; color: var(--quiet); }
                section {
                  background: var(--slab); border: 1px solid var(--rim); border-radius: 8px;
                  padding: 22px 26px 26px; margin: 22px 0;
                }
                .made { display: grid; grid-template-columns: max-content 1fr; gap: 3px 18px; margin: 14px 0 0; }
                .made dt { color: var(--quiet); }
                .made dd { margin: 0; }
                .figures {
                  display: grid; grid-template-columns: repeat(5, 1fr); gap: 12px; margin: 24px 0 0; padding: 0; list-style: none;
                }
                .figures li {
                  background: var(--slab); border: 1px solid var(--rim); border-left: 4px solid var(--edge); border-radius: 6px;
                  padding: 10px 14px;
                }
                .figures b { display: block; font-size: 28px; line-height: 1.15; font-variant-numeric: tabular-nums; }
                .figures span { color: var(--quiet); }
                .verdict {
                  border: 1px solid var(--edge); border-left: 6px solid var(--good); border-radius: 6px; background: var(--slab);
                  padding: 12px 18px; margin: 20px 0 0; max-width: none; font-size: 18px;
                }
                .verdict.wrong { border-left-color: var(--bad); }
                .verdict b { margin-right: 6px; }
                nav { margin: 22px 0 0; }
                nav ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; padding: 0; list-style: none; }
                nav a {
                  display: block; padding: 5px 14px; border: 1px solid var(--rim); border-radius: 16px; background: var(--slab);
                  text-decoration: none;
                }
                nav a:hover { border-color: var(--link); }
                .title { display: flex; align-items: center; gap: 16px; margin-bottom: 8px; }
                .title p { margin: 0; max-width: none; }
                .title img { flex: none; border: 1px solid var(--rim); border-radius: 6px; }
                .room { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; margin-top: 18px; }
                .room figure { margin: 0; min-width: 0; }
                .room figure { flex: 0 1 auto; max-width: min(100%, 660px); }
                .room figcaption { color: var(--quiet); margin-top: 8px; width: 0; min-width: 100%; }
                .room figcaption code { display: inline-block; margin-top: 4px; }
                .beside { flex: 1 1 340px; min-width: 320px; }
                .map { display: block; max-width: 100%; height: auto; border: 1px solid var(--rim); border-radius: 6px; }
                img { image-rendering: pixelated; }
                .legend { display: grid; grid-template-columns: repeat(auto-fill, minmax(165px, 1fr)); gap: 6px 14px; }
                .legend, .key { margin: 10px 0; padding: 0; list-style: none; }
                .legend li { display: flex; align-items: center; gap: 9px; line-height: 1.2; }
                .legend img { flex: none; border: 1px solid var(--rim); }
                .key { display: flex; flex-wrap: wrap; gap: 4px 20px; }
                .key svg { vertical-align: -3px; }
                .plots { display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; align-items: start; margin: 0 0 18px; }
                .tile { display: inline-block; text-align: center; margin-right: 10px; }
                .tile img { vertical-align: middle; border-radius: 3px; }
                .sigil { width: 52px; }
                .monster { width: 56px; }
                .plot { margin: 0; background: var(--rock); border: 1px solid var(--rim); border-radius: 6px; padding: 12px 14px; }
                .plot figcaption { font-weight: 700; margin-bottom: 8px; }
                .plot svg { display: block; width: 100%; max-width: 680px; height: auto; margin: 0 auto; }
                svg text { font-family: inherit; font-size: 12px; fill: var(--words); font-variant-numeric: tabular-nums; }
                svg .unit, svg .tick { fill: var(--quiet); }
                svg .label { font-size: 13px; }
                svg .far { font-size: 11px; fill: var(--lamp); }
                svg .inside { fill: #14121f; font-weight: 700; stroke-width: 4px; paint-order: stroke; }
                .grid { stroke: var(--rim); stroke-width: 1; }
                .whisker { stroke: var(--words); stroke-width: 1.5; }
                .median { stroke: var(--lamp); stroke-width: 3; }
                .box { stroke: var(--hatching); stroke-width: 0.8; }
                .bar { display: block; border-radius: 3px; }
                .scroll { overflow-x: auto; max-width: 100%; }
                table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 4px 0 14px; }
                caption { text-align: left; font-weight: 700; padding: 4px 0 6px; }
                th, td { padding: 4px 10px; border-bottom: 1px solid var(--rim); text-align: right; white-space: nowrap; }
                th:first-child { text-align: left; padding-left: 4px; white-space: normal; }
                .drawn th:nth-child(2), td.left { text-align: left; }
                .drawn th, .drawn td { padding: 4px 8px; }
                .drawn tbody th:first-child { white-space: nowrap; }
                .across th, .across td { padding: 4px 7px; }
                .across td, .across th:not(:first-child) { min-width: 42px; }
                thead th { color: var(--quiet); font-weight: 400; vertical-align: bottom; white-space: normal; }
                tbody th { font-weight: 400; }
                tbody tr:nth-child(even) { background: rgba(132, 132, 168, 0.08); }
                .cases { padding: 0; list-style: none; }
                .cases li { border: 1px solid var(--rim); border-radius: 6px; padding: 12px 16px; margin: 10px 0; }
                .cases p { margin: 4px 0; max-width: none; }
                pre {
                  font: 13px/1.15 "DejaVu Sans Mono", Consolas, Menlo, monospace; background: var(--rock); overflow-x: auto;
                  border: 1px solid var(--rim); border-radius: 4px; padding: 10px 12px; margin: 8px 0 0;
                }
                .terms { display: grid; grid-template-columns: max-content 1fr; gap: 5px 20px; }
                .terms dt { font-weight: 700; }
                .terms dd { margin: 0; max-width: 90ch; }
                @media (min-width: 1080px) { .plots { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
                @media (min-width: 1500px) { .figures { grid-template-columns: repeat(10, 1fr); } }
                @media (max-width: 1180px) { .drawn th:nth-child(2), .drawn td.left { display: none; } }
                @media (max-width: 1000px) {
                  .drawn { font-size: 14px; }
                  .drawn th, .drawn td { padding: 4px 5px; }
                  .sigil { width: 42px; margin-right: 4px; }
                }
                @media print {
                  :root {
                    --rock: #ffffff; --slab: #ffffff; --raised: #f2f0ec; --rim: #c9c4d4; --edge: #8478a8; --words: #14121f;
                    --quiet: #4a4560; --lamp: #7a4a00; --link: #1f3f73; --good: #3f8a55; --bad: #c8403a;
                  }
                  body { font-size: 11pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
                  header, main, footer { padding: 0; max-width: none; }
                  nav { display: none; }
                  section { border: none; border-top: 2px solid var(--edge); border-radius: 0; padding: 12px 0; }
                  h2, h3, caption { break-after: avoid; }
                  .plot, .figures li, .cases li, .room figure, tr { break-inside: avoid; }
                  .plots { grid-template-columns: repeat(2, minmax(0, 1fr)); }
                  .tables { grid-template-columns: minmax(0, 1fr); }
                }
                """;

        private PageStyle() {}
    }
}
