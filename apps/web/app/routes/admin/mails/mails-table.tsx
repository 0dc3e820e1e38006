import type { ListedMail, MailLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatDayAndTime } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { shipmentPath } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { mailPath } from './mail-listing.ts';
import { addresseeOf } from './mail-words.ts';

export function MailsTable({ mails }: { mails: ListedMail[] }) {
  const t = useT('console-mails');
  return (
    <Table
      dense
      caption={t('title')}
      rows={mails}
      keyOf={({ effectKey }) => effectKey}
      columns={columnsFor(t)}
      actions={actionsOf}
    />
  );
}

function columnsFor(t: Translate<'console-mails'>): Column<ListedMail>[] {
  return [
    {
      name: t('time'),
      cell: ({ createdAt }) => (
        <span className="block @2xl:min-w-36">
          <Time at={createdAt} />
        </span>
      ),
    },
    {
      name: t('template'),
      heads: true,
      cell: (mail) => (
        <>
          <span className="inline-flex items-center gap-1.5">
            {t(`template.${mail.template}`)}
            {mail.sealed && (
              <>
                <Lock aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                <span className="sr-only">({t('sealed')})</span>
              </>
            )}
          </span>
          {mail.subject !== null && (
            <span className="block font-normal text-muted">{mail.subject}</span>
          )}
        </>
      ),
    },
    {
      name: t('to'),
      cell: (mail) => (
        <>
          {t(`to.${addresseeOf(mail)}`)}
          {mail.to !== null && (
            <span className="block text-muted">
              <Address email={mail.to} />
            </span>
          )}
        </>
      ),
    },
    {
      name: t('shipment'),
      cell: (mail) => <ShipmentNumber mail={mail} />,
    },
    { name: t('state'), cell: (mail) => <MailState mail={mail} /> },
    { name: t('attempts'), numeric: true, wideOnly: true, cell: ({ attempts }) => attempts },
  ];
}

/** Leads to the shipment that an email is about. */
export function ShipmentNumber({ mail: { shipmentId, trackingNumber } }: { mail: MailLine }) {
  if (shipmentId === null || trackingNumber === null) return null;
  return (
    <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
      {formatTrackingNumber(trackingNumber)}
    </TextLink>
  );
}

const actionsOf = (mail: MailLine) => <PreviewLink mail={mail} />;

const STATES = {
  sending: { icon: Clock, colour: 'text-muted' },
  sent: { icon: CircleCheck, colour: 'text-delivered' },
  failed: { icon: CircleAlert, colour: 'text-exception' },
};

export function MailState({ mail: { state, channel } }: { mail: MailLine }) {
  const t = useT('console-mails');
  const { icon: Icon, colour } = STATES[state];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className={`size-4 ${colour}`} />
      {t(`state.${state}`)}
      <span className="text-sm text-muted">{t(`channel.${channel}`)}</span>
    </span>
  );
}

function PreviewLink({ mail }: { mail: MailLine }) {
  const t = useT('console-mails');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const time = formatDayAndTime(new Date(mail.createdAt), locale, timeZone);
  return (
    <TextLink
      to={mailPath(mail.effectKey)}
      aria-label={t('previewOf', { template: t(`template.${mail.template}`), time })}
      suppressHydrationWarning
      className="py-2"
    >
      {t('preview')}
    </TextLink>
  );
}
