// Written by pnpm generate.
import { en } from './en.ts';

export const catalogs = {
  en,
};
