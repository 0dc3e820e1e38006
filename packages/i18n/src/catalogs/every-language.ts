// Written by pnpm generate.
import { en } from './en.ts';
import { fr } from './fr.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { it } from './it.ts';
import { ar } from './ar.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhCN } from './zh-CN.ts';
import { ru } from './ru.ts';

export const catalogs = {
  en,
  fr,
  de,
  es,
  pt,
  it,
  ar,
  hi,
  ja,
  ko,
  'zh-CN': zhCN,
  ru,
};
