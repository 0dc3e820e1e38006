import type { UndeliverableLine } from '@waypost/contract/client';
import { formatDayAndTime } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { useSending } from '../../../platform/post-form.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Address } from '../member-marks.tsx';
import { mailPath } from './mail-listing.ts';

type UndeliverableTableProps = { entries: UndeliverableLine[]; mayLift: boolean };

export function UndeliverableTable({ entries, mayLift }: UndeliverableTableProps) {
  const t = useT('console-mails');
  return (
    <Table
      dense
      caption={t('undeliverableTitle')}
      rows={entries}
      columns={columnsFor(t)}
      {...(mayLift && { actions: liftFormOf })}
    />
  );
}

const liftFormOf = (entry: UndeliverableLine) => <LiftForm entry={entry} />;

function columnsFor(t: Translate<'console-mails'>): Column<UndeliverableLine>[] {
  return [
    {
      name: t('reason'),
      heads: true,
      cell: ({ reason, status }) => (
        <>
          {t(`reason.${reason}`)}
          {status !== null && <span className="numerals font-normal text-muted"> {status}</span>}
        </>
      ),
    },
    { name: t('since'), cell: ({ since }) => <Time at={since} /> },
    { name: t('to'), cell: ({ to }) => to !== null && <Address email={to} /> },
    {
      name: t('cause'),
      cell: ({ effectKey, template }) =>
        template !== null && (
          <TextLink to={mailPath(effectKey)}>{t(`template.${template}`)}</TextLink>
        ),
    },
  ];
}

function LiftForm({ entry: { id, since } }: { entry: UndeliverableLine }) {
  const t = useT('console-mails');
  const refusal = useReply(id)?.refusal;
  const busy = useSending();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const time = formatDayAndTime(new Date(since), locale, timeZone);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={id} />
      {refusal && !busy && <Refused refusal={refusal} fallback={t('liftFailed')} />}
      <Button
        type="submit"
        look="secondary"
        size="small"
        busy={busy}
        aria-label={t('liftOf', { time })}
        suppressHydrationWarning
      >
        {busy ? t('lifting') : t('lift')}
      </Button>
    </Form>
  );
}
