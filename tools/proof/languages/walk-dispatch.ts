import { DEFAULT_LOCALE, type PageLocale } from '@waypost/i18n/locales';
import type { Browser } from 'playwright-core';
import type { FieldToWalk } from './field-material.ts';
import { faultsOfPage } from './page-faults.ts';

/** The console is English, whatever its reader has chosen elsewhere. */
export async function walkDispatch(
  browser: Browser,
  base: string,
  field: FieldToWalk,
  chosen: PageLocale,
): Promise<{ pages: number; faults: string[] }> {
  const context = await browser.newContext();
  const [name = '', value = ''] = field.staffCookie.split('=');
  await context.addCookies([
    // a secure cookie can be planted over https only, and is sent to this machine over http too
    { name, value, url: base.replace('http:', 'https:'), secure: true, httpOnly: true },
    { name: 'googtrans', value: `/en/${chosen}`, url: base },
  ]);
  const page = await context.newPage();
  const at = `?hub=${field.hubId}`;
  const paths = [
    `/admin/dispatch${at}`,
    `/admin/dispatch/plan${at}`,
    `/admin/dispatch/map${at}`,
    `/admin/dispatch/vehicles${at}`,
    `/admin/dispatch/rounds/${field.roundId}`,
    `/admin/dispatch/containers${at}`,
    `/admin/dispatch/container-labels`,
    `/admin/dispatch/trips${at}`,
    `/admin/hubs/${field.hubId}/sort-plan`,
    '/admin/field/people',
    '/admin/field/devices',
    '/admin/money/cash',
  ];
  const faults: string[] = [];
  for (const path of paths) {
    const found = await faultsOfPage(page, new URL(path, base).href, DEFAULT_LOCALE);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    if (new URL(page.url()).pathname === '/admin/login') faults.push(`${path}: asks to sign in`);
  }
  await context.close();
  return { pages: paths.length, faults };
}
