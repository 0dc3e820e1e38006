import { readFileSync } from 'node:fs';

const DEEP = '#0f3d3a';
const PAPER = '#fbfaf6';
const SIGNAL = '#e8431c';

const FONT = new URL('../../apps/web/app/ui/fonts/archivo-wide-latin.woff2', import.meta.url);

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

/** 1200 by 630: the name, a title, and the route line with one of five stations lit. */
export function sharedPicturePage(title: string, lit: number): string {
  const stations = [100, 350, 600, 850, 1100].map(
    (x, at) =>
      `<circle cx="${x}" cy="520" r="26" stroke="${PAPER}" stroke-width="13" fill="${at === lit ? SIGNAL : DEEP}"/>`,
  );
  return `<!doctype html>
    <style>
      @font-face {
        font-family: Archivo;
        font-weight: 500 900;
        src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')});
      }
      body {
        position: relative;
        width: 1200px;
        height: 630px;
        margin: 0;
        background: ${DEEP};
        color: ${PAPER};
        font: 700 86px/1.08 Archivo;
        letter-spacing: -0.015em;
      }
      .line { position: absolute; inset: 0 }
      .name { position: absolute; left: 74px; top: 64px; display: flex; align-items: center; gap: 22px; font-size: 46px }
      .title { position: absolute; left: 74px; right: 74px; top: 196px; margin: 0; text-wrap: balance }
    </style>
    <svg class="line" viewBox="0 0 1200 630"><path d="M0 520H1200" stroke="${PAPER}" stroke-width="16"/>${stations.join('')}</svg>
    <div class="name"><svg width="76" viewBox="0 0 32 32">${MARK}</svg>Waypost</div>
    <p class="title">${title}</p>`;
}
