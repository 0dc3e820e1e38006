import { translator } from '@waypost/i18n';
import { COMPLETE_LOCALES, type Locale } from '@waypost/i18n/locales';
import type { MessageKey } from '@waypost/i18n/messages';

type NameOf<Key> = Key extends `picture.${infer Name}` ? Name : never;
type PictureName = NameOf<MessageKey<'frame'>>;

/** Which of the five stations is lit on the picture of a page. */
const LIT: Record<PictureName, number> = {
  waypost: 0,
  track: 2,
  express: 1,
  freight: 2,
  ecommerce: 1,
  customs: 3,
  domestic: 4,
  warehousing: 0,
  company: 4,
};

export interface SharedPicture {
  /** Under apps/web/public/pictures, without the ending: `fr/track`. */
  path: string;
  locale: Locale;
  title: string;
  lit: number;
}

/** What is drawn for shared links: each picture in each language, with its words of the catalog. */
export const SHARED_PICTURES: readonly SharedPicture[] = COMPLETE_LOCALES.flatMap((locale) => {
  const t = translator(locale, 'frame');
  return Object.entries(LIT).map(([name, lit]) => ({
    path: `${locale}/${name}`,
    locale,
    title: t(`picture.${name as PictureName}`),
    lit,
  }));
});
