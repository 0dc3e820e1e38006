import type { CustomerKey } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';

type KeyListProps = {
  keys: CustomerKey[];
  /** Which key is to be revoked, once the question is answered. */
  asking: string | null;
};

export function KeyList({ keys, asking }: KeyListProps) {
  const t = useT('keys');
  return (
    <Table
      captionHidden
      caption={t('listTitle')}
      columns={columnsFor(t)}
      rows={keys}
      keyOf={({ id }) => id}
      actions={actionsWhile(asking)}
    />
  );
}

function actionsWhile(asking: string | null) {
  return function actionsOf(key: CustomerKey) {
    return key.id === asking ? <Question id={key.id} /> : <Revoke {...key} />;
  };
}

function columnsFor(t: Translate<'keys'>): Column<CustomerKey>[] {
  return [
    { name: t('name'), heads: true, cell: ({ name }) => name },
    { name: t('begins'), cell: ({ hint }) => <code className="numerals">{hint}…</code> },
    {
      name: t('scopes'),
      cell: ({ scopes }) => scopes.map((scope) => t(`scope.${scope}`)).join(', '),
    },
    { name: t('created'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : <Time at={lastUsedAt} />),
    },
  ];
}

function Revoke({ id, name }: Pick<CustomerKey, 'id' | 'name'>) {
  const t = useT('keys');
  return (
    <TextLink
      to={`?revoke=${id}`}
      preventScrollReset
      aria-label={t('revokeOf', { name })}
      className="py-2"
    >
      {t('revoke')}
    </TextLink>
  );
}

function Question({ id }: { id: string }) {
  const t = useT('keys');
  return (
    <Form method="post" action="/dashboard/keys" className="max-w-xs text-start">
      <p className="font-semibold">{t('revokeTitle')}</p>
      <p className="mb-2 text-sm text-muted">{t('revokeText')}</p>
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="revoke" look="danger" size="small">
          {t('revokeConfirm')}
        </Button>
        <LinkButton look="secondary" size="small" to="/dashboard/keys" preventScrollReset>
          {t('keep')}
        </LinkButton>
      </div>
    </Form>
  );
}
