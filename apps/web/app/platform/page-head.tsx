import { use } from 'react';
import { useLocation } from 'react-router';
import { Nonce } from './nonce.ts';
import { useSite } from './site.ts';
import { isUnlisted } from './unlisted.ts';

/** Pictures that go with a shared link: public/pictures/{name}.png, made by `pnpm pictures`. */
type PictureName =
  | 'waypost'
  | 'track'
  | 'express'
  | 'freight'
  | 'ecommerce'
  | 'customs'
  | 'domestic'
  | 'warehousing'
  | 'company';

type PageHeadProps = {
  /** As the tab shows it, with the name of the carrier. */
  title: string;
  description?: string;
  /** The one address of a page that has several; the present one otherwise. Never with a query. */
  path?: string;
  picture?: PictureName;
  /** For a page that is listed as such, but not in its present state, such as a search result. */
  noindex?: boolean;
  /** What the page is about, in the words of schema.org. */
  jsonLd?: object;
};

/** Title, description, canonical address and what is shown where a link is shared. Once a page. */
export function PageHead(props: PageHeadProps) {
  const { title, description, picture = 'waypost', noindex = false, jsonLd } = props;
  const { pathname } = useLocation();
  const origin = useSite()?.origin;
  const listed = !noindex && !isUnlisted(pathname) && origin !== undefined;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!listed && <meta name="robots" content="noindex" />}
      {listed && (
        <>
          <link rel="canonical" href={addressOf(origin, props.path ?? pathname)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Waypost" />
          <meta property="og:title" content={title} />
          {description !== undefined && <meta property="og:description" content={description} />}
          <meta property="og:url" content={addressOf(origin, props.path ?? pathname)} />
          <meta property="og:image" content={`${origin}/pictures/${picture}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          {jsonLd !== undefined && <JsonLd about={jsonLd} />}
        </>
      )}
    </>
  );
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
function addressOf(origin: string, path: string): string {
  return `${origin}${path.replace(/(?<=.)\/+$/, '')}`;
}
