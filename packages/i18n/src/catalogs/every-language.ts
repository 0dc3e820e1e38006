// Written by pnpm generate.
import { en } from './en.ts';
import { fr } from './fr.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const catalogs = {
  en,
  fr,
  de,
  es,
  pt,
};
