import { createServer } from 'node:http';
import { REPOSITORY } from '../../tools/installation/server-process.ts';
import { startWeb } from '../../tools/installation/web-process.ts';
import { chooseEnvironment } from './environment.ts';
import { freePort, listen } from './listen.ts';

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
  const webPort = await freePort();

  const origin = `http://127.0.0.1:${webPort}`;
  const env: NodeJS.ProcessEnv = {
    ...(await chooseEnvironment()),
    PUBLIC_ORIGIN: origin,
    TRANSLATION_WIDGET_URL: `${widgetOrigin}/element.js`,
  };
  const web = await startWeb({
    port: webPort,
    apiPort: Number(env['API_PORT']),
    env,
    logFile: `${REPOSITORY}.data/e2e/widget-front.log`,
  });
  const front: WidgetFront = {
    origin,
    widgetOrigin,
    answers: true,
    async close() {
      process.kill(web.pid, 'SIGTERM');
      widget.closeAllConnections();
      await new Promise((resolve) => widget.close(resolve));
    },
  };
  return front;
}
