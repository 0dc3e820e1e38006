import type { RecentEvent, Webhook } from '@waypost/contract/client';
import type { KeyMode } from '@waypost/contract/customer-key-scopes';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Changes } from '../changes.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { inMode, useMode } from './mode.ts';

type EventListProps = { events: RecentEvent[]; webhooks: Webhook[] };

export function EventList({ events, webhooks }: EventListProps) {
  const t = useT('webhooks');
  const mode = useMode();
  const canResend = webhooks.some(({ enabled }) => enabled);
  return (
    <Table
      caption={t('eventsTitle')}
      columns={columnsFor(t, webhooks, mode)}
      rows={events}
      {...(canResend && { actions: resendOf })}
    />
  );
}

const resendOf = ({ id, type }: RecentEvent) => <Resend id={id} type={type} />;

function columnsFor(
  t: Translate<'webhooks'>,
  webhooks: Webhook[],
  mode: KeyMode,
): Column<RecentEvent>[] {
  return [
    {
      name: t('event'),
      heads: true,
      cell: ({ id, type, body }) => (
        <>
          <TextLink to={inMode(`/dashboard/developers/events/${id}`, mode)}>
            <code dir="ltr" className="text-sm">
              {type}
            </code>
          </TextLink>
          <Subject body={body} />
        </>
      ),
    },
    { name: t('when'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('sentTo'),
      cell: ({ deliveries }) => <Deliveries deliveries={deliveries} webhooks={webhooks} />,
    },
  ];
}

/** The number of the shipment that it is about. */
function Subject({ body }: { body: string }) {
  const { data } = JSON.parse(body) as { data?: { trackingNumber?: string; reference?: string } };
  if (data?.trackingNumber === undefined) return null;
  return (
    <span className="flex flex-wrap gap-x-2 text-sm font-normal text-muted @max-2xl:justify-end">
      <span className="numerals">{data.trackingNumber}</span>
      {data.reference && <bdi className="wrap-anywhere">{data.reference}</bdi>}
    </span>
  );
}

type DeliveriesProps = { deliveries: RecentEvent['deliveries']; webhooks: Webhook[] };

function Deliveries({ deliveries, webhooks }: DeliveriesProps) {
  const t = useT('webhooks');
  if (deliveries.length === 0) return <span className="text-muted">{t('sentToNone')}</span>;
  return (
    <ul className="space-y-1">
      {deliveries.map(({ id, endpointId, state, lastStatus, lastError }) => {
        const url = webhooks.find((webhook) => webhook.id === endpointId)?.url ?? '';
        const host = URL.canParse(url) ? new URL(url).host : url;
        const answer = lastStatus ?? lastError;
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2 @max-2xl:justify-end">
            <span className="break-all">{host}</span>
            <DeliveryState state={state} />
            {answer !== null && (
              <code dir="ltr" className="text-sm text-muted">
                {answer}
              </code>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The page that it stands on sends it. */
export function Resend({ id, type }: { id: string; type: string }) {
  const t = useT('webhooks');
  return (
    <Form method="post" action={inMode(`/dashboard/developers/events/${id}`, useMode())}>
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
          <span className="whitespace-nowrap">{t('resend')}</span>
        </Button>
      </Changes>
    </Form>
  );
}
