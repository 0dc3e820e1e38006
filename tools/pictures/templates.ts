import { directionOf, type Locale } from '@waypost/i18n/locales';
import { hasOwnScript } from './faces.ts';
import type { SharedPicture } from './shared-pictures.ts';

const DEEP = '#0f3d3a';
const PAPER = '#fbfaf6';
const SIGNAL = '#e8431c';

/** The paths of apps/web/app/ui/mark.tsx on a grid of 32. */
const MARK = `
  <path d="M14 2h4v28h-4z" fill="${PAPER}"/>
  <path d="M14 5h12.2L31 8.5 26.2 12H14z" fill="${SIGNAL}"/>
  <path d="M18 15H5.8L1 18.5 5.8 22H18z" fill="${PAPER}"/>`;

/** The mark on a square, with the margin that phones may cut into. */
export function iconPage(): string {
  return `<!doctype html>
    <style>body { margin: 0; background: ${DEEP} } svg { display: block; width: 100vw }</style>
    <svg viewBox="-7 -7 46 46">${MARK}</svg>`;
}

const STATIONS = [100, 350, 600, 850, 1100];

/** In pixels; a long title is smaller. */
export function titleSizeOf(locale: Locale): number {
  return hasOwnScript(locale) ? 94 : 86;
}

/** 1200 by 630: the name, a title, and the route line with one of five stations lit. Its faces come apart. */
export function sharedPicturePage({ locale, title, lit }: SharedPicture): string {
  const direction = directionOf(locale);
  const drawn = direction === 'rtl' ? STATIONS.toReversed() : STATIONS;
  const stations = drawn.map(
    (x, at) =>
      `<circle cx="${x}" cy="520" r="26" stroke="${PAPER}" stroke-width="13" fill="${at === lit ? SIGNAL : DEEP}"/>`,
  );
  const type = hasOwnScript(locale) ? '1.22 Script, Archivo' : '1.08 Archivo';
  return `<!doctype html>
    <html lang="${locale}" dir="${direction}">
    <style>
      body {
        position: relative;
        width: 1200px;
        height: 630px;
        margin: 0;
        background: ${DEEP};
        color: ${PAPER};
      }
      .line { position: absolute; inset: 0 }
      .name {
        position: absolute;
        inset-inline-start: 74px;
        top: 64px;
        display: flex;
        align-items: center;
        gap: 22px;
        font: 700 46px/1.08 Archivo;
        letter-spacing: -0.015em;
      }
      .title {
        position: absolute;
        inset-inline: 74px;
        top: 184px;
        margin: 0;
        font: 700 ${titleSizeOf(locale)}px/${type};
        letter-spacing: ${hasOwnScript(locale) ? '0' : '-0.015em'};
        text-wrap: balance;
        word-break: ${locale === 'ja' ? 'auto-phrase' : 'keep-all'};
      }
    </style>
    <svg class="line" viewBox="0 0 1200 630"><path d="M0 520H1200" stroke="${PAPER}" stroke-width="16"/>${stations.join('')}</svg>
    <div class="name"><svg width="76" viewBox="0 0 32 32">${MARK}</svg>Waypost</div>
    <p class="title">${title}</p>`;
}
