import { useT } from '../../platform/catalogs.tsx';

/** What the licences ask for, and what is owed without being asked. */
const CREDITS = [
  {
    id: 'geonames',
    links: [
      ['GeoNames', 'https://www.geonames.org/'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ],
  },
  { id: 'naturalEarth', links: [['Natural Earth', 'https://www.naturalearthdata.com/']] },
  {
    id: 'fonts',
    links: [['SIL Open Font License', 'https://openfontlicense.org/']],
  },
] as const;

export function Credits() {
  const t = useT('about');
  return (
    <section id="credits" className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl">{t('creditsTitle')}</h2>
        <p className="mt-3 text-muted">{t('creditsText')}</p>
      </div>
      <dl className="border-t-2 border-ink lg:col-span-8">
        {CREDITS.map(({ id, links }) => (
          <div
            key={id}
            className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-muted">{t(`credit.${id}`)}</dt>
            <dd>
              <p>{t(`credit.${id}Text`)}</p>
              <p className="mt-1 flex flex-wrap gap-x-6">
                {links.map(([name, href]) => (
                  <a
                    key={href}
                    href={href}
                    rel="noreferrer"
                    className="underline underline-offset-4 hover:decoration-signal hover:decoration-2"
                  >
                    {name}
                  </a>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
