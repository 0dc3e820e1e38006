import { lazy } from 'react';
import type * as laterPages from './later-pages.ts';

/** The service worker stores the file (apps/web/field-worker.ts), so this works offline. */
export function fetchLaterPages(): Promise<typeof laterPages> {
  return import('./later-pages.ts');
}

function page(name: keyof typeof laterPages) {
  return lazy(async () => ({ default: (await fetchLaterPages())[name] }));
}

export const CashDesk = page('CashDesk');
export const CountCash = page('CountCash');
export const OwnCash = page('OwnCash');
export const SealBag = page('SealBag');
export const Pack = page('Pack');
export const PackOne = page('PackOne');
export const TripPage = page('TripPage');
export const Trips = page('Trips');
export const EndShift = page('EndShift');
export const Enrol = page('Enrol');
export const LookUp = page('LookUp');
export const Receive = page('Receive');
export const Sort = page('Sort');
export const Unsent = page('Unsent');
export const Load = page('Load');
export const Return = page('Return');
export const Stop = page('Stop');
