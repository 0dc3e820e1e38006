import type { CustomerKey } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { FlaskConical } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { useLocale } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { RevokeQuestion, RotateQuestion } from './key-questions.tsx';

/** What is asked about one key before it is done. */
export type Asking = { revoke: string | null; rotate: string | null };

type KeyListProps = { keys: CustomerKey[]; asking: Asking };

export function KeyList({ keys, asking }: KeyListProps) {
  const t = useT('keys');
  const locale = useLocale();
  const rotated = useReply('rotate')?.typed['id'];
  return (
    <Table
      caption={t('listTitle')}
      columns={[...columnsFor(t), limitsColumn(t, locale), endsColumn(t), lastUsedColumn(t)]}
      rows={keys}
      actions={actionsWhile(asking, rotated)}
    />
  );
}

export function EndedKeys({ keys }: { keys: CustomerKey[] }) {
  const t = useT('keys');
  return (
    <Table caption={t('endedTitle')} columns={[...columnsFor(t), endedColumn(t)]} rows={keys} />
  );
}

function actionsWhile(asking: Asking, rotated: string | undefined) {
  return function actionsOf(key: CustomerKey) {
    if (key.id === asking.revoke) return <RevokeQuestion id={key.id} />;
    if (key.id === (rotated ?? asking.rotate)) return <RotateQuestion id={key.id} />;
    return <Actions {...key} />;
  };
}

function columnsFor(t: Translate<'keys'>): Column<CustomerKey>[] {
  return [{ name: t('name'), heads: true, cell: (key) => <KeyName {...key} /> }];
}

/** What it is and may do, under each other: columns of their own would be a word wide. */
function KeyName({ name, mode, hint, scopes, createdAt }: CustomerKey) {
  const t = useT('keys');
  return (
    <span className="block space-y-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-2xl:justify-end">
        {name}
        {/* what is real goes without saying */}
        {mode === 'test' && (
          <Badge
            className="bg-out-for-delivery-ground text-out-for-delivery"
            icon={<FlaskConical aria-hidden="true" className="size-4" />}
          >
            {t('testKey')}
          </Badge>
        )}
        <code dir="ltr" className="numerals text-sm font-normal" title={t('begins')}>
          {hint}…
        </code>
      </span>
      <span className="block text-sm font-normal">
        {scopes.map((scope) => t(`scope.${scope}`)).join(', ')}
      </span>
      <span className="block text-sm font-normal text-muted">
        {t('created')}: <Time at={createdAt} show="day" />
      </span>
    </span>
  );
}

function limitsColumn(
  t: Translate<'keys'>,
  locale: ReturnType<typeof useLocale>,
): Column<CustomerKey> {
  return {
    name: t('limits'),
    cell: ({ allowedNetworks, spendCapCents }) => {
      const amount = spendCapCents === null ? null : formatMoney(spendCapCents, 'EUR', locale);
      const cap = amount === null ? [] : [t('aDay', { amount })];
      return [...cap, ...allowedNetworks].join(', ') || t('noLimits');
    },
  };
}

function endsColumn(t: Translate<'keys'>): Column<CustomerKey> {
  return {
    name: t('expires'),
    cell: ({ expiresAt, replacedBy }) => (
      <>
        {expiresAt === null ? t('expiresNever') : <Time at={expiresAt} show="day" />}
        {replacedBy !== null && <span className="block text-sm text-muted">{t('replaced')}</span>}
      </>
    ),
  };
}

function endedColumn(t: Translate<'keys'>): Column<CustomerKey> {
  return {
    name: t('ended'),
    cell: ({ revokedAt, expiresAt }) => <Time at={revokedAt ?? expiresAt ?? ''} />,
  };
}

function lastUsedColumn(t: Translate<'keys'>): Column<CustomerKey> {
  return {
    name: t('lastUsed'),
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : <Time at={lastUsedAt} />),
  };
}

function Actions({ id, name, replacedBy }: CustomerKey) {
  const t = useT('keys');
  return (
    <>
      {replacedBy === null && (
        <TextLink
          to={`?rotate=${id}`}
          preventScrollReset
          aria-label={t('rotateOf', { name })}
          className="py-2"
        >
          {t('rotate')}
        </TextLink>
      )}
      <TextLink
        to={`?revoke=${id}`}
        preventScrollReset
        aria-label={t('revokeOf', { name })}
        className="py-2"
      >
        {t('revoke')}
      </TextLink>
    </>
  );
}
