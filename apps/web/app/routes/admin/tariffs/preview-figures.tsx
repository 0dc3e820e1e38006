import type { TariffPreview } from '@waypost/contract/client';
import { formatChange, formatCount, formatCountry, formatShortDate } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

type Sums = { quotes: number; beforeCents: number; afterCents: number };
type Large = TariffPreview['rises'][number];

/** The effect that a tariff would have had last month. */
export function PreviewFigures({ preview }: { preview: TariffPreview }) {
  const t = useT('console-tariffs');
  const locale = useLocale();
  const day = (at: string) => formatShortDate(new Date(at), locale, 'UTC');
  const count = (number: number) => formatCount(number, locale);
  return (
    <>
      <Section title={t('previewTitle')}>
        <p className="mb-4 text-sm text-muted">
          {t('previewText', { since: day(preview.since), until: day(preview.until) })}{' '}
          {preview.sampledOneIn > 1 &&
            t('sampled', {
              made: count(preview.quotesMade),
              oneIn: count(preview.sampledOneIn),
            })}
        </p>
        {preview.refused > 0 && (
          <Notice tone="note" title={t('refused', { count: preview.refused })} className="mb-4" />
        )}
        {preview.all.quotes === 0 ? (
          <p>{t('noQuotes')}</p>
        ) : (
          <SumsTable
            caption={t('allQuotes')}
            first={t('allQuotes')}
            currency={preview.currency}
            rows={[{ name: t('allQuotes'), ...preview.all }]}
          />
        )}
      </Section>
      {preview.all.quotes > 0 && <Parts preview={preview} />}
    </>
  );
}

function Parts({ preview }: { preview: TariffPreview }) {
  const t = useT('console-tariffs');
  const { service, lane } = useNames();
  const { currency } = preview;
  return (
    <>
      <Section title={t('servicesTitle')}>
        <SumsTable
          caption={t('servicesTitle')}
          first={t('service')}
          currency={currency}
          rows={preview.services.map((each) => ({ name: service(each.service), ...each }))}
        />
      </Section>
      <Section title={t('lanesTitle')}>
        <SumsTable
          caption={t('lanesTitle')}
          first={t('lane')}
          currency={currency}
          rows={preview.lanes.map((each) => ({ name: lane(each.lane), ...each }))}
        />
      </Section>
      <LargeChanges
        title={t('risesTitle')}
        none={t('noRises')}
        changes={preview.rises}
        currency={currency}
      />
      <LargeChanges
        title={t('fallsTitle')}
        none={t('noFalls')}
        changes={preview.falls}
        currency={currency}
      />
    </>
  );
}

type SumsTableProps = {
  caption: string;
  first: string;
  currency: string;
  rows: (Sums & { name: string })[];
};

function SumsTable({ caption, first, currency, rows }: SumsTableProps) {
  const t = useT('console-tariffs');
  const locale = useLocale();
  const prices = usePriceColumns<SumsTableProps['rows'][number]>(currency);
  return (
    <Table
      dense
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { name: first, heads: true, cell: ({ name }) => name },
        { name: t('quotes'), numeric: true, cell: ({ quotes }) => formatCount(quotes, locale) },
        ...prices,
      ]}
    />
  );
}

type LargeChangesProps = { title: string; none: string; changes: Large[]; currency: string };

function LargeChanges({ title, none, changes, currency }: LargeChangesProps) {
  const t = useT('console-tariffs');
  const { service, lane } = useNames();
  const { billedWeight } = useWords();
  const prices = usePriceColumns<Large & { at: number }>(currency);
  return (
    <Section title={title}>
      {changes.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table
          dense
          caption={title}
          rows={changes.map((change, at) => ({ ...change, at }))}
          keyOf={({ at }) => `${at}`}
          columns={[
            { name: t('service'), heads: true, cell: (change) => service(change.service) },
            { name: t('lane'), cell: (change) => lane(change.lane) },
            {
              name: t('weight'),
              numeric: true,
              cell: ({ billableGrams }) => billedWeight(billableGrams),
            },
            ...prices,
          ]}
        />
      )}
    </Section>
  );
}

function usePriceColumns<Row extends { beforeCents: number; afterCents: number }>(
  currency: string,
): Column<Row>[] {
  const t = useT('console-tariffs');
  const locale = useLocale();
  const { money } = useWords();
  return [
    {
      name: t('before'),
      numeric: true,
      cell: ({ beforeCents }) => money(beforeCents, currency),
    },
    { name: t('after'), numeric: true, cell: ({ afterCents }) => money(afterCents, currency) },
    {
      name: t('difference'),
      numeric: true,
      cell: ({ beforeCents, afterCents }) =>
        beforeCents === 0 ? '–' : formatChange(afterCents / beforeCents - 1, locale),
    },
  ];
}

function useNames() {
  const t = useT('console-tariffs');
  const locale = useLocale();
  const country = (code: string) =>
    code === 'XX' ? t('laneUnknown') : formatCountry(code, locale);
  return {
    service: useWords().service,
    lane(code: string) {
      const [from = '', to = ''] = code.split('-');
      return `${country(from)} – ${country(to)}`;
    },
  };
}
