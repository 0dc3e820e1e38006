import type { RecentEvent, Webhook } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { Changes } from './changes.tsx';

type EventListProps = { events: RecentEvent[]; webhooks: Webhook[] };

export function EventList({ events, webhooks }: EventListProps) {
  const t = useT('webhooks');
  const canResend = webhooks.some(({ enabled }) => enabled);
  return (
    <Table
      caption={t('eventsTitle')}
      columns={columnsFor(t, webhooks)}
      rows={events}
      {...(canResend && { actions: resendOf })}
    />
  );
}

const resendOf = (event: RecentEvent) => <Resend {...event} />;

function columnsFor(t: Translate<'webhooks'>, webhooks: Webhook[]): Column<RecentEvent>[] {
  return [
    { name: t('event'), heads: true, cell: (event) => <EventBody {...event} /> },
    { name: t('when'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('sentTo'),
      cell: ({ deliveries }) => <Deliveries deliveries={deliveries} webhooks={webhooks} />,
    },
  ];
}

function EventBody({ type, body }: RecentEvent) {
  return (
    <details>
      <summary className="cursor-pointer">
        <code className="text-sm">{type}</code>
      </summary>
      <pre className="mt-2 max-w-full overflow-x-auto text-sm whitespace-pre-wrap" dir="ltr">
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
    </details>
  );
}

type DeliveriesProps = { deliveries: RecentEvent['deliveries']; webhooks: Webhook[] };

function Deliveries({ deliveries, webhooks }: DeliveriesProps) {
  const t = useT('webhooks');
  if (deliveries.length === 0) return t('sentToNone');
  return (
    <ul>
      {deliveries.map(({ id, endpointId, state, lastStatus, lastError }) => {
        const url = webhooks.find((webhook) => webhook.id === endpointId)?.url ?? '';
        const host = URL.canParse(url) ? new URL(url).host : url;
        const answer = lastStatus ?? lastError;
        return (
          <li key={id}>
            {host}: {t(`delivery.${state}`)}
            {answer !== null && ` (${answer})`}
          </li>
        );
      })}
    </ul>
  );
}

function Resend({ id, type }: RecentEvent) {
  const t = useT('webhooks');
  return (
    <Form method="post" action="/dashboard/developers">
      <Changes>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="resend"
          look="quiet"
          size="small"
          aria-label={`${t('resend')}: ${type}`}
        >
          {t('resend')}
        </Button>
      </Changes>
    </Form>
  );
}
