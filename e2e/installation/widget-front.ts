import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnTracked } from '../../tools/installation/server-process.ts';
import { chooseEnvironment } from './environment.ts';

const START_TIMEOUT_MS = 30_000;

/** What a widget does that we rely on: calls back, shows a banner, and lists its languages a little later. */
const WIDGET = `
document.body.style.setProperty('top', '40px');
const banner = document.createElement('div');
banner.className = 'skiptranslate';
banner.textContent = 'Translated by the journey';
document.body.prepend(banner);
window.google = { translate: { TranslateElement: class {
  constructor(options, id) {
    setTimeout(() => {
      const list = document.createElement('select');
      list.className = 'goog-te-combo';
      for (const code of options.includedLanguages.split(',')) list.add(new Option(code, code));
      list.addEventListener('change', () => { document.documentElement.lang = list.value; });
      document.getElementById(id).append(list);
    }, 300);
  }
} } };
window[new URL(document.currentScript.src).searchParams.get('cb')]();
`;

/** Another web on the same api, with a translation widget that may be taken away from it. */
export interface WidgetFront {
  origin: string;
  widgetOrigin: string;
  answers: boolean;
  close(): Promise<void>;
}

export async function openWidgetFront(): Promise<WidgetFront> {
  const widget = createServer((_request, response) => {
    if (!front.answers) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(WIDGET);
  });
  const widgetOrigin = `http://127.0.0.1:${await listen(widget)}`;
  const reserved = createServer();
  const webPort = await listen(reserved);
  await new Promise((resolve) => reserved.close(resolve));

  const origin = `http://127.0.0.1:${webPort}`;
  const env: NodeJS.ProcessEnv = {
    ...(await chooseEnvironment()),
    WEB_PORT: `${webPort}`,
    PUBLIC_ORIGIN: origin,
    TRANSLATION_WIDGET_URL: `${widgetOrigin}/element.js`,
  };
  const web = spawnTracked(process.execPath, ['apps/web/server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const front: WidgetFront = {
    origin,
    widgetOrigin,
    answers: true,
    async close() {
      web.kill('SIGTERM');
      widget.closeAllConnections();
      await new Promise((resolve) => widget.close(resolve));
    },
  };
  await waitFor(`${origin}/livez`);
  return front;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}
