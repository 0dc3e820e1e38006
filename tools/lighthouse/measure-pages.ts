import { defineTool, say } from '../driver/define-tool.ts';
import { openSite, sitemapPaths } from '../installation/start-site.ts';
import { faultsOf } from './bounds.ts';
import { measurePage } from './measure-page.ts';

export const measurePages = defineTool({
  usage: `pnpm lighthouse pages [/path ...] [--base URL] [--runs 5] [--min-performance 95]
  Measures the pages of the sitemap, or the ones named, with the mobile profile of Lighthouse, on a
  running site or on an installation of its own. Performance needs a machine that does nothing else.`,
  options: { base: '', runs: 5, 'min-performance': 95 },
  figures: [{ path: 'lowestPerformance', atLeast: 95 }],
  async run({ base: givenBase, runs, positionals, ...given }) {
    const base = givenBase || (await openSite('lighthouse'));
    const paths = positionals.length > 0 ? positionals : await sitemapPaths(base);
    const measured: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
    const faults: string[] = [];
    for (const path of paths) {
      const url = new URL(path, base);
      const figures = await measurePage(url.href, runs);
      const found = faultsOf(figures, given['min-performance'], !url.searchParams.has('ref'));
      measured[path] = figures;
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      say(`${found.length === 0 ? 'ok    ' : 'FAULTY'} ${path}  ${found.join('; ')}`);
    }
    console.table(measured);
    const lowestPerformance = Math.min(...Object.values(measured).map((each) => each.performance));
    return { ok: faults.length === 0, runs, lowestPerformance, faults, measured };
  },
});
