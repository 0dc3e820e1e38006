import { listTariffs, type TariffLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { FilePlus2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { LIMITS, TARIFFS } from '../admin-paths.ts';
import { ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { TariffState } from './tariff-state.tsx';
import type { Route } from './+types/tariffs.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const before = url.searchParams.get('before') ?? '';
  const query = /^[1-9]\d{0,8}$/.test(before) ? { before: Number(before) } : {};
  const list = await askOrThrow(request, listTariffs, { query });
  return { ...list, mayChange: permissions.includes('money:write') };
}

const DONE = ['published', 'withdrawn'] as const;

export default function Tariffs({ loaderData }: Route.ComponentProps) {
  const t = useT('console-tariffs');
  const { tariffs, next, mayChange } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const inForce = tariffs.find(({ state }) => state === 'in_force');
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader title={t('title')} className="mb-1">
        {mayChange && inForce !== undefined && (
          <LinkButton size="small" to={`${TARIFFS}/new?from=${inForce.version}`}>
            <FilePlus2 aria-hidden="true" className="size-4" />
            {t('propose')}
          </LinkButton>
        )}
      </ListHeader>
      <p className="mb-5 max-w-prose text-muted">
        {t('text')} <TextLink to={LIMITS}>{t('limits.link')}</TextLink>
      </p>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <Table
        dense
        caption={t('title')}
        rows={tariffs}
        keyOf={({ version }) => `${version}`}
        columns={columnsFor(t)}
        actions={mayChange ? lookOrPropose : look}
      />
      <div className="mt-6">
        <Pager previous={null} next={next === null ? null : `${TARIFFS}?before=${next}`} />
      </div>
    </>
  );
}

function look({ version }: TariffLine) {
  return <LookLink version={version} />;
}

function lookOrPropose({ version }: TariffLine) {
  return (
    <>
      <LookLink version={version} />
      <ProposeLink version={version} />
    </>
  );
}

function LookLink({ version }: { version: number }) {
  const t = useT('console-tariffs');
  return (
    <TextLink
      to={`${TARIFFS}/${version}`}
      aria-label={t('lookOf', { version })}
      className="py-2 whitespace-nowrap"
    >
      {t('look')}
    </TextLink>
  );
}

function ProposeLink({ version }: { version: number }) {
  const t = useT('console-tariffs');
  return (
    <TextLink
      to={`${TARIFFS}/new?from=${version}`}
      aria-label={t('proposeFromOf', { version })}
      className="py-2 whitespace-nowrap"
    >
      {t('proposeFrom')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-tariffs'>): Column<TariffLine>[] {
  return [
    { name: t('version'), heads: true, numeric: true, cell: ({ version }) => version },
    { name: t('state'), cell: ({ state }) => <TariffState state={state} /> },
    { name: t('from'), cell: ({ effectiveFrom }) => <Time at={effectiveFrom} /> },
    {
      name: t('until'),
      cell: ({ effectiveUntil, state }) =>
        state === 'withdrawn' ? (
          '–'
        ) : effectiveUntil === null ? (
          t('open')
        ) : (
          <Time at={effectiveUntil} />
        ),
    },
    {
      name: t('published'),
      wideOnly: true,
      cell: ({ publishedBy, publishedAt }) => (
        <>
          {publishedBy ?? t('installation')}
          <span className="block text-sm text-muted">
            <Time at={publishedAt} />
          </span>
        </>
      ),
    },
    { name: t('reason'), cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  ];
}
