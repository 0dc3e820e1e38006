import { listSettingsVersions, type SettingsVersion } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { SETTINGS } from '../admin-paths.ts';
import { HISTORY, SettingsTabs } from './settings-tabs.tsx';
import { SettingValue } from './conflict-notice.tsx';
import type { Route } from './+types/history.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const text = url.searchParams.get('before') ?? '';
  const query = /^[1-9]\d{0,8}$/.test(text) ? { before: Number(text) } : {};
  const page = await askOrThrow(request, listSettingsVersions, { query });
  return { ...page, isNewest: text === '' };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const t = useT('console-settings');
  const { versions, next, isNewest } = loaderData;
  const newest = isNewest ? versions[0]?.version : undefined;
  return (
    <>
      <PageHead title={t('historyMeta')} noindex />
      <h1 className="wide mb-3 text-2xl">{t('historyTitle')}</h1>
      <SettingsTabs current="history" />
      <Table
        dense
        caption={t('historyTitle')}
        rows={versions}
        keyOf={({ version }) => `${version}`}
        columns={columnsFor(t)}
        actions={newest === undefined ? again : againBut(newest)}
      />
      <div className="mt-6">
        <Pager previous={null} next={next === null ? null : `${HISTORY}?before=${next}`} />
      </div>
    </>
  );
}

function columnsFor(t: Translate<'console-settings'>): Column<SettingsVersion>[] {
  return [
    { name: t('version'), heads: true, numeric: true, cell: ({ version }) => version },
    { name: t('changes'), cell: ({ changes }) => <Changes changes={changes} /> },
    { name: t('reason'), cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
    { name: t('who'), cell: ({ savedBy }) => savedBy ?? t('firstVersion') },
    { name: t('when'), cell: ({ savedAt }) => <Time at={savedAt} /> },
  ];
}

function again({ version }: SettingsVersion) {
  return <AgainLink version={version} />;
}

/** The newest version is in force, so it cannot be used again. */
function againBut(newest: number) {
  return (row: SettingsVersion) => row.version !== newest && again(row);
}

function AgainLink({ version }: { version: number }) {
  const t = useT('console-settings');
  return (
    <TextLink
      to={`${SETTINGS}?from=${version}`}
      aria-label={t('againOf', { version })}
      className="py-2 whitespace-nowrap"
    >
      {t('again')}
    </TextLink>
  );
}

function Changes({ changes }: Pick<SettingsVersion, 'changes'>) {
  const t = useT('console-settings');
  if (changes.length === 0) return t('nothing');
  return (
    <ul className="space-y-1">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="font-semibold">{t(`field.${field}`)}</span>{' '}
          <span className="text-muted">
            <SettingValue field={field} text={from} />
          </span>{' '}
          <span aria-hidden="true">→</span> <SettingValue field={field} text={to} />
        </li>
      ))}
    </ul>
  );
}
