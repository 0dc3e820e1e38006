import { formatDay } from '@waypost/i18n/formats';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useSite } from '../../platform/site.ts';
import { useLocale } from '../../platform/visitor.ts';
import { ContentsLine } from '../../ui/contents-line.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type LegalDocumentProps = {
  area: 'privacy' | 'terms';
  version: string;
  sections: { id: string; title: string; content: ReactNode }[];
};

/** The day of TERMS_VERSION, whose month it carries. */
export const IN_FORCE_SINCE = '2026-11-15';

/** Numbered sections that can be linked to, with their names beside them. */
export function LegalDocument({ area, version, sections }: LegalDocumentProps) {
  const t = useT<typeof area>(area);
  const day = formatDay(new Date(IN_FORCE_SINCE), useLocale(), 'UTC');
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} picture="company" />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="shell">
        <p className="mb-10 flex flex-wrap gap-x-8 gap-y-1 border-y border-hairline py-3">
          <span className="numerals" data-testid="terms-version">
            {t('version', { version })}
          </span>
          <time dateTime={IN_FORCE_SINCE} suppressHydrationWarning>
            {t('inForce', { day })}
          </time>
        </p>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <ContentsLine
              label={t('contents')}
              stops={sections.map(({ id, title: name }) => ({ id, name }))}
            />
          </div>
          <div className="space-y-12 lg:col-span-9">
            {isSimulation && (
              <Notice tone="note" title={t('simulationTitle')}>
                <p>{t('simulationText')}</p>
              </Notice>
            )}
            {sections.map(({ id, title: name, content }, at) => (
              <section key={id} id={id} className="border-t-2 border-ink pt-4">
                <h2 className="mb-4 flex gap-4 text-xl">
                  <span aria-hidden="true" className="numerals text-muted">
                    {at + 1}
                  </span>
                  {name}
                </h2>
                <div className="space-y-4">{content}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      {text}
    </p>
  ));
}

export function Points({ texts }: { texts: string[] }) {
  return (
    <ul className="max-w-prose list-disc space-y-2 ps-6 marker:text-signal">
      {texts.map((text) => (
        <li key={text} className="ps-1">
          {text}
        </li>
      ))}
    </ul>
  );
}

type CompanyFactsProps = { facts: [name: string, value: string][]; placeholder: string };

/** Facts of the company, marked as placeholders while this is a simulation. */
export function CompanyFacts({ facts, placeholder }: CompanyFactsProps) {
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          <dd>
            {value}
            {isSimulation && <span className="text-sm text-muted"> ({placeholder})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
