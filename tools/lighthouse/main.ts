// `pnpm lighthouse pages`: median scores of the public pages. The last line is the verdict.
import { parseArgs } from 'node:util';
import { runTool, say, type Tool } from '../installation/run-tool.ts';
import { faultsOf } from './bounds.ts';
import { measurePage } from './measure-page.ts';
import { openSite } from './open-site.ts';

const pages: Tool = {
  usage: `pnpm lighthouse pages [/path ...] [--base URL] [--runs 5] [--min-performance 95]
  Measures the pages of the sitemap, or the ones named, with the mobile profile of Lighthouse, on a
  running site or on an installation of its own. Performance needs a machine that does nothing else.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        runs: { type: 'string', default: '5' },
        'min-performance': { type: 'string', default: '95' },
      },
    });
    const base = values.base ?? (await openSite());
    const paths = positionals.length > 0 ? positionals : await sitemapOf(base);
    const measured: Record<string, object> = {};
    const faults: string[] = [];
    for (const path of paths) {
      const url = new URL(path, base);
      const figures = await measurePage(url.href, Number(values.runs));
      const found = faultsOf(
        figures,
        Number(values['min-performance']),
        !url.searchParams.has('ref'),
      );
      measured[path] = figures;
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      say(`${found.length === 0 ? 'ok    ' : 'FAULTY'} ${path}  ${found.join('; ')}`);
    }
    console.table(measured);
    return { ok: faults.length === 0, runs: Number(values.runs), faults, measured };
  },
};

async function sitemapOf(base: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', base))).text();
  // Every language of a page has an entry of its own.
  return [
    ...new Set(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address]) => new URL(address ?? '').pathname,
      ),
    ),
  ];
}

await runTool('lighthouse', { pages });
