import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { endOfAnimations } from '../tools/browser.ts';
import { createDeviceKey } from './installation/commands.ts';
import { JUDGED_FOLDER } from './judged-folder.ts';
import { externalUrl, paymentProviderOrigin } from './installation/environment.ts';
import { waitUntilScriptsTookOver } from './scripts-took-over.ts';

type Watched = {
  /** What the browser may complain about in this journey, such as the status of a page not found. */
  allowed: RegExp;
  /**
   * Checks the page in its present state: no accessibility fault, no horizontal overflow. A journey calls it on
   * every page before leaving it; the last page is checked automatically.
   */
  inspect: () => Promise<void>;
};

export { expect };

/** A browser whose errors fail the journey. */
export const test = base.extend<Watched, { deviceKey: string }>({
  deviceKey: [
    async ({}, use, worker) => {
      const given = process.env['E2E_DEVICE_KEY'];
      if (given === undefined && externalUrl !== undefined) {
        throw new Error('E2E_BASE_URL needs an E2E_DEVICE_KEY to send scans with');
      }
      await use(given ?? (await createDeviceKey(`Hub of browser ${worker.workerIndex}`)));
    },
    { scope: 'worker' },
  ],

  allowed: [/(?!)/, { option: true }],

  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled) await waitUntilScriptsTookOver(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      // 'commit': the journey looks at what comes before
      if (javaScriptEnabled && options?.waitUntil !== 'commit') {
        await waitUntilScriptsTookOver(page);
      }
      return answer;
    };
    await use(page);
  },

  inspect: [
    async ({ page, context, allowed, baseURL, javaScriptEnabled }, use) => {
      const paymentOrigin = await paymentProviderOrigin();
      const troubles: string[] = [];
      const inspected = new Set<string>();
      const visited = new Set<string>();
      const note = (trouble: string) => {
        if (!allowed.test(trouble)) troubles.push(trouble);
      };

      context.on('console', (message) => {
        // the recorder of a second try is kept out of the frames that show emails
        const isRecorder = message.text().startsWith('Blocked script execution in');
        if (message.type() === 'error' && !isRecorder) note(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOurs =
          origin === baseURL ||
          origin === paymentOrigin ||
          protocol === 'data:' ||
          protocol === 'blob:';
        if (!isOurs) note(`third party: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // what a left page was still waiting for
        if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 500) note(`${response.status()}: ${response.url()}`);
      });
      page.on('framenavigated', (frame) => {
        const isOurs = frame.url().startsWith(`${baseURL}/`);
        if (isOurs && frame === page.mainFrame()) visited.add(pageOf(frame.url()));
      });

      const inspect = async () => {
        // a journey of bare requests opens no page
        if (page.url() === 'about:blank') return;
        await page.waitForLoadState('load');
        inspected.add(pageOf(page.url()));
        const readable = javaScriptEnabled ? page : await copyWithoutScripts(page);
        await inspectPage(readable);
        if (readable !== page) await readable.context().close();
      };
      await use(inspect);
      await inspect();

      expect(
        [...visited.difference(inspected)],
        'pages that were left without being inspected',
      ).toEqual([]);
      expect(troubles, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Receipts and stops have an address each; they are one page. */
function pageOf(url: string): string {
  return new URL(url).pathname
    .replace(/^\/receipt\/.*/, '/receipt/:id')
    .replace(/^\/field\/stops\/\d+$/, '/field/stops/:no');
}

/** As `inspect` does, of the page in another window. */
export async function inspectPage(page: Page): Promise<void> {
  // a list that is being fetched is dimmed, and judged when it has come
  await expect(page.locator('div[aria-busy="true"]')).toHaveCount(0);
  await endOfAnimations(page);
  await expectAccessible(page);
  if (new URL(page.url()).pathname.startsWith('/field')) await expectReadableInTheDark(page);
  await expectNoSidewaysScroll(page);
}

/** Phones of couriers are set to dark by evening; of all that axe looks at, only contrast differs. */
async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await endOfAnimations(page);
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  await endOfAnimations(page);
}

/** Axe is a script, so where scripts are off it checks a copy of the page in a browser with scripts. */
async function copyWithoutScripts(page: Page): Promise<Page> {
  const html = await page.content();
  const body = html.replaceAll(/<script\b[^>]*>.*?<\/script>|<\/?noscript>/gs, '');
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const copy = await browser.newPage({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
  });
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  return copy;
}

/** For axe, pages with the same structure count as one, checked once per run by whichever browser comes first. */
async function expectAccessible(page: Page, onlyRules?: string[]): Promise<void> {
  const mark = join(JUDGED_FOLDER, await shapeOf(page));
  if (existsSync(mark)) return;
  const { violations } = await new AxeBuilder({ page })
    // describing what is in order takes as long as finding what is not
    .options({ resultTypes: ['violations'], ...(onlyRules && { runOnly: onlyRules }) })
    .setLegacyMode(true)
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
  writeFileSync(mark, page.url());
}

/** All that axe looks at: elements with their attributes and classes, and where there is text at all. */
async function shapeOf(page: Page): Promise<string> {
  const shape = await page.evaluate(() => {
    const { documentElement: root, title } = document;
    const isFree =
      /^(?:href|src|srcset|value|content|nonce|d|points|x|y|x1|x2|y1|y2|cx|cy|transform)$/;
    const describe = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        isFree.test(name) ? `${name}${value === '' ? '' : '='}` : `${name}=${value}`,
      );
      const children = [...element.childNodes].map((child) => {
        if (child instanceof Element) return describe(child);
        return child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim() ? 't' : '';
      });
      const focus = element === document.activeElement ? '!' : '';
      return `<${element.tagName}${focus} ${attributes.join(' ')}>${children.join('')}</>`;
    };
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches;
    return [title === '', root.clientWidth, scheme, describe(root)].join();
  });
  return createHash('sha256').update(shape).digest('hex');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(view);
}

/** When a text appears on the page, in this machine's time. */
export function momentOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}
