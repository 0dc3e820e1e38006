import type { BulkUpload } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { useSending } from '../../../platform/post-form.tsx';
import { reportFile, uploadPath } from './bulk-paths.ts';
import type { ChangeAnswer } from './upload-changes.server.ts';
import { FileLink } from '../../../ui/file-link.tsx';

/** Progress and totals of a run, and the next possible actions. */
export function RunPart({ upload }: { upload: BulkUpload }) {
  const t = useT('console-bulk');
  const answered = useActionData<ChangeAnswer>();
  const refusal = answered !== undefined && 'refusal' in answered ? answered.refusal : undefined;
  const hasReport = upload.checkedRows > 0 && upload.state !== 'checking';
  return (
    <section aria-label={t('progressLabel')} className="space-y-5">
      {upload.rows > 0 && <Totals upload={upload} />}
      {refusal !== undefined && answered?.intent !== 'map' && (
        <Refused
          refusal={refusal}
          fallback={answered?.intent === 'stop' ? t('stopFailed') : t('startFailed')}
        />
      )}
      <Stage upload={upload} />
      {hasReport && (
        <div>
          <FileLink href={reportFile(upload.id)}>{t('report')}</FileLink>
          <p className="text-sm text-muted">{t('reportText')}</p>
        </div>
      )}
    </section>
  );
}

function Totals({ upload }: { upload: BulkUpload }) {
  const t = useT('console-bulk');
  const locale = useLocale();
  const { money } = useWords();
  const count = (value: number) => formatCount(value, locale);
  const isChecked = upload.checkedRows > 0;
  const totals = [
    { name: t('rows'), value: count(upload.rows) },
    isChecked && { name: t('good'), value: count(upload.goodRows) },
    isChecked && { name: t('bad'), value: count(upload.badRows) },
    upload.startedAt !== null && { name: t('entered'), value: count(upload.enteredRows) },
    upload.refusedRows > 0 && { name: t('refused'), value: count(upload.refusedRows) },
    isChecked && { name: t('sum'), value: money(upload.priceCents, upload.currency) },
  ].filter((total) => total !== false);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="numerals text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Stage({ upload }: { upload: BulkUpload }) {
  const t = useT('console-bulk');
  switch (upload.state) {
    case 'reading':
      return <UnderWay upload={upload} bar={<Progress label={t('reading')} />} />;
    case 'checking':
      return (
        <UnderWay
          upload={upload}
          bar={<Bar label={t('checking')} done={upload.checkedRows} all={upload.rows} />}
        />
      );
    case 'ready':
      return <Start upload={upload} />;
    case 'running':
      return (
        <UnderWay
          upload={upload}
          bar={<Entered upload={upload} />}
          note={t('runningText')}
          act={<Act upload={upload} intent="stop" />}
        />
      );
    case 'stopped':
      return (
        <div className="max-w-2xl space-y-4">
          <Entered upload={upload} />
          <Notice tone="note" title={t('stoppedTitle')}>
            {t('stoppedText')}
          </Notice>
          {!upload.fileErased && <Act upload={upload} intent="goOn" />}
        </div>
      );
    case 'done':
      return (
        <Notice tone="good" title={t('doneTitle')} className="max-w-2xl">
          <p>{t('doneText', { count: upload.enteredRows })}</p>
          <TextLink to={DASHBOARD}>{t('toShipments')}</TextLink>
        </Notice>
      );
    default:
      return null;
  }
}

function Start({ upload }: { upload: BulkUpload }) {
  const t = useT('console-bulk');
  const { money } = useWords();
  const sum = money(upload.priceCents, upload.currency);
  if (upload.goodRows === 0) {
    return <Notice tone="problem" title={t('nothingGood')} className="max-w-2xl" />;
  }
  return (
    <div className="max-w-2xl space-y-3">
      <p>{t('startText', { count: upload.goodRows, sum })}</p>
      {upload.badRows > 0 && <p>{t('startBad', { count: upload.badRows })}</p>}
      {!upload.fileErased && <Act upload={upload} intent="start" />}
    </div>
  );
}

function Entered({ upload }: { upload: BulkUpload }) {
  const t = useT('console-bulk');
  const done = upload.enteredRows + upload.refusedRows;
  return <Bar label={t('running')} done={done} all={upload.goodRows} />;
}

function Bar({ label, done, all }: { label: string; done: number; all: number }) {
  const t = useT('console-bulk');
  const locale = useLocale();
  const [entered, good] = [formatCount(done, locale), formatCount(all, locale)];
  return (
    <Progress
      label={label}
      value={done}
      max={Math.max(1, all)}
      note={<span className="numerals">{t('enteredOf', { entered, good })}</span>}
    />
  );
}

type UnderWayProps = { upload: BulkUpload; bar: ReactNode; note?: string; act?: ReactNode };

/** Without scripts the page reloads itself; the link is for browsers that block this. */
function UnderWay({ upload, bar, note, act }: UnderWayProps) {
  const t = useT('console-bulk');
  return (
    <div className="max-w-2xl space-y-4">
      {bar}
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      {act}
      <noscript>
        <a href={uploadPath(upload.id)} className="font-semibold underline underline-offset-4">
          {t('refresh')}
        </a>
      </noscript>
    </div>
  );
}

type ActProps = { upload: BulkUpload; intent: 'start' | 'goOn' | 'stop' };

function Act({ upload, intent }: ActProps) {
  const t = useT('console-bulk');
  const busy = useSending();
  const words = {
    start: busy ? t('starting') : t('start', { count: upload.goodRows }),
    goOn: busy ? t('starting') : t('goOn'),
    stop: busy ? t('stopping') : t('stop'),
  };
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent === 'stop' ? 'stop' : 'start'} />
      <input type="hidden" name="mappingNo" value={upload.mappingNo} />
      <Button type="submit" look={intent === 'stop' ? 'secondary' : 'primary'} busy={busy}>
        {words[intent]}
      </Button>
    </Form>
  );
}
