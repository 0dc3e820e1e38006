import { createServer } from 'node:http';
import { openFront } from './open-front.ts';

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
  const state = { answers: true };
  const widget = createServer((_request, response) => {
    if (!state.answers) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(WIDGET);
  });
  const { otherOrigin: widgetOrigin, ...front } = await openFront(
    'widget-front',
    widget,
    (origin) => ({
      TRANSLATION_WIDGET_URL: `${origin}/element.js`,
    }),
  );
  return Object.assign(state, { ...front, widgetOrigin });
}
