import { catalogLocaleOf, formattingOf, type PageLocale } from '@waypost/i18n/locales';
import type { MessageKey } from '@waypost/i18n/messages';
import { use } from 'react';
import { useLocation } from 'react-router';
import { useT } from './catalogs.tsx';
import { Nonce } from './nonce.ts';
import { alternatesOf, localizedPath } from './localized-path.ts';
import { serviceData } from './service-data.ts';
import { useSite } from './site.ts';
import { isUnlisted } from './unlisted.ts';
import { useLocale } from './visitor.ts';

type NameOf<Key> = Key extends `picture.${infer Name}` ? Name : never;
/** Pictures that go with a shared link: public/pictures/{language}/{name}.png, made by `pnpm pictures`. */
type PictureName = NameOf<MessageKey<'frame'>>;

type PageHeadProps = {
  /** As the tab shows it, with the name of the carrier. */
  title: string;
  description?: string;
  /** The canonical address of a page with several addresses; default: the present one. Never has a query. */
  path?: string;
  picture?: PictureName;
  /** For a page that is indexed in general but not in this state, such as a search result. */
  noindex?: boolean;
  /** For a page that is not indexed, but whose link people share. */
  isShared?: boolean;
  /** The text exists in English only, so search engines get one address. */
  isEnglish?: boolean;
  /** What the page is about, in the words of schema.org. */
  jsonLd?: object;
  /** The name of the service that the page offers, for search engines. */
  service?: string;
};

/** Title, description, canonical address and what is shown where a link is shared. Once a page. */
export function PageHead(props: PageHeadProps) {
  const { title, description = '', picture = 'waypost', service } = props;
  const { noindex = false, isShared = false, isEnglish = false } = props;
  const { pathname } = useLocation();
  const locale = useLocale();
  const t = useT('frame');
  const { origin, languages = [] } = useSite() ?? {};
  const listed = !noindex && !isUnlisted(pathname) && origin !== undefined;
  const path = pathOf(props.path ?? pathname);
  const address = `${origin}${isEnglish ? path : localizedPath(path, locale)}`;
  const jsonLd =
    service === undefined
      ? props.jsonLd
      : serviceData({
          name: service,
          description,
          address,
          home: `${origin}${localizedPath('/', locale)}`,
        });
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {!listed && <meta name="robots" content="noindex" />}
      {listed && (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(path, isEnglish ? [] : languages).map((alternate) => (
            <link
              key={alternate.language}
              rel="alternate"
              hrefLang={alternate.language}
              href={`${origin}${alternate.path}`}
            />
          ))}
          <meta property="og:url" content={address} />
          {jsonLd !== undefined && <JsonLd about={jsonLd} />}
        </>
      )}
      {(listed || (isShared && origin !== undefined)) && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Waypost" />
          <meta property="og:locale" content={openGraphLocale(locale)} />
          <meta property="og:title" content={title} />
          {description !== '' && <meta property="og:description" content={description} />}
          <meta
            property="og:image"
            content={`${origin}/pictures/${catalogLocaleOf(locale)}/${picture}.png`}
          />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`Waypost: ${t(`picture.${picture}`)}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Open Graph wants a country: fr_FR, ja_JP. */
function openGraphLocale(locale: PageLocale): string {
  const { language, region } = new Intl.Locale(formattingOf(locale)).maximize();
  return `${language}_${region}`;
}

function JsonLd({ about }: { about: object }) {
  const nonce = use(Nonce);
  // "</script>" in a text would end the element.
  const json = JSON.stringify(about).replaceAll('<', String.raw`\u003c`);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The home page is the origin with a slash, every other page is without one. */
function pathOf(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
