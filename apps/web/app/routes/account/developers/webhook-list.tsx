import type { Webhook } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { Changes } from './changes.tsx';

type WebhookListProps = { webhooks: Webhook[]; removing: string | null };

export function WebhookList({ webhooks, removing }: WebhookListProps) {
  const t = useT('webhooks');
  return (
    <Table
      caption={t('listTitle')}
      columns={columnsFor(t)}
      rows={webhooks}
      actions={actionsWhile(removing)}
    />
  );
}

function actionsWhile(removing: string | null) {
  return function actionsOf(webhook: Webhook) {
    return webhook.id === removing ? <RemoveQuestion id={webhook.id} /> : <Actions {...webhook} />;
  };
}

function columnsFor(t: Translate<'webhooks'>): Column<Webhook>[] {
  return [
    {
      name: t('url'),
      heads: true,
      cell: ({ url }) => <code className="text-sm break-all">{url}</code>,
    },
    { name: t('state'), cell: (webhook) => <State {...webhook} /> },
    {
      name: t('lastSuccess'),
      cell: ({ lastSuccessAt }) =>
        lastSuccessAt === null ? t('never') : <Time at={lastSuccessAt} />,
    },
  ];
}

function State({ offBecause, failingSince }: Webhook) {
  const t = useT('webhooks');
  if (offBecause !== null) return t(`off.${offBecause}`);
  return failingSince === null ? t('well') : t('failing');
}

function Actions({ id, url, enabled }: Webhook) {
  const t = useT('webhooks');
  const host = URL.canParse(url) ? new URL(url).host : url;
  const act = (intent: 'ping' | 'recover' | 'rotate' | 'off' | 'on') => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="quiet"
      size="small"
      aria-label={`${t(`act.${intent}`)}: ${host}`}
    >
      {t(`act.${intent}`)}
    </Button>
  );
  return (
    <Form method="post" action="/dashboard/developers">
      <Changes className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {enabled && act('ping')}
        {enabled && act('recover')}
        {act('rotate')}
        {enabled ? act('off') : act('on')}
        <TextLink
          to={`?remove=${id}`}
          preventScrollReset
          aria-label={`${t('remove')}: ${host}`}
          className="py-2"
        >
          {t('remove')}
        </TextLink>
      </Changes>
    </Form>
  );
}

function RemoveQuestion({ id }: { id: string }) {
  const t = useT('webhooks');
  return (
    <Form method="post" action="/dashboard/developers">
      <Changes className="max-w-xs text-start">
        <p className="font-semibold">{t('removeTitle')}</p>
        <p className="mb-2 text-sm text-muted">{t('removeText')}</p>
        <input type="hidden" name="id" value={id} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="remove" look="danger" size="small">
            {t('removeConfirm')}
          </Button>
          <LinkButton to="/dashboard/developers" preventScrollReset look="quiet" size="small">
            {t('keep')}
          </LinkButton>
        </div>
      </Changes>
    </Form>
  );
}
