import type { Webhook } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleOff, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Changes } from '../changes.tsx';
import { Question } from '../question.tsx';
import { inMode, useMode } from './mode.ts';

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
      cell: ({ url }) => (
        <code dir="ltr" className="text-sm wrap-anywhere">
          {url}
        </code>
      ),
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
  if (offBecause !== null) return <Marked {...LOOKS.off}>{t(`off.${offBecause}`)}</Marked>;
  if (failingSince !== null) return <Marked {...LOOKS.failing}>{t('failing')}</Marked>;
  return <Marked {...LOOKS.well}>{t('well')}</Marked>;
}

const LOOKS = {
  well: { icon: CircleCheck, colours: 'text-delivered' },
  failing: { icon: TriangleAlert, colours: 'text-exception' },
  off: { icon: CircleOff, colours: 'text-muted' },
};

type MarkedProps = { icon: LucideIcon; colours: string; children: ReactNode };

function Marked({ icon: Icon, colours, children }: MarkedProps) {
  return (
    <span className={classes('inline-flex items-start gap-1.5 text-sm font-semibold', colours)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

function Actions({ id, url, enabled }: Webhook) {
  const t = useT('webhooks');
  const mode = useMode();
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
    <Form method="post" action={inMode('/dashboard/developers', mode)}>
      <Changes className="flex flex-wrap items-baseline gap-x-4">
        <input type="hidden" name="id" value={id} />
        {enabled && act('ping')}
        {enabled && act('recover')}
        {act('rotate')}
        {enabled ? act('off') : act('on')}
        <TextLink
          to={inMode(`?remove=${id}`, mode)}
          preventScrollReset
          aria-label={`${t('remove')}: ${host}`}
          className="py-2 text-sm"
        >
          {t('remove')}
        </TextLink>
      </Changes>
    </Form>
  );
}

function RemoveQuestion({ id }: { id: string }) {
  const t = useT('webhooks');
  const page = inMode('/dashboard/developers', useMode());
  return (
    <Question
      action={page}
      intent="remove"
      id={id}
      keepTo={page}
      words={{
        title: t('removeTitle'),
        text: t('removeText'),
        confirm: t('removeConfirm'),
        keep: t('keep'),
      }}
    />
  );
}
