import { listOwnUploadRows, readCredit, readOwnUpload } from '@waypost/contract/client';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useAskAgain } from '../../../platform/use-ask-again.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BookForm } from './book-form.tsx';
import { Booked } from './booked.tsx';
import { FaultyCells, RowsTable } from './rows-table.tsx';
import { changeUpload } from './upload-acts.server.ts';
import { UPLOADS } from './upload-paths.ts';
import type { Route } from './+types/upload.ts';

const UNDER_WAY: readonly string[] = ['reading', 'checking', 'running'];

export async function loader({ request, params }: Route.LoaderArgs) {
  const upload = await askOrThrow(request, readOwnUpload, { path: params });
  const isReady = upload.state === 'ready';
  const [rows, credit] = await Promise.all([
    UNDER_WAY.includes(upload.state) ? null : ask(request, listOwnUploadRows, { path: params }),
    isReady ? ask(request, readCredit) : null,
  ]);
  return {
    upload,
    rows: rows?.ok === true ? rows.data.rows : [],
    credit: credit?.ok === true ? credit.data.credit : null,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  return changeUpload(request, params.uploadId, await request.formData());
}

export default function Upload({ loaderData }: Route.ComponentProps) {
  const t = useT('uploads');
  const { upload, rows, credit } = loaderData;
  const isUnderWay = UNDER_WAY.includes(upload.state);
  useAskAgain(isUnderWay);
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      {isUnderWay && (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      )}
      <Breadcrumb above={[{ name: t('title'), to: UPLOADS }]} current={upload.fileName} />
      <h1 className="wide mt-2 mb-6 text-4xl wrap-anywhere">{upload.fileName}</h1>
      <div className="max-w-2xl space-y-4">
        {(upload.state === 'reading' || upload.state === 'checking') && (
          <div role="status">
            <Progress label={t('working')} />
          </div>
        )}
        {upload.state === 'running' && (
          <Progress
            label={t('booking', { done: upload.bookedRows, total: upload.goodRows })}
            value={upload.bookedRows}
            max={Math.max(1, upload.goodRows)}
          />
        )}
        {upload.fault !== null && <Notice tone="problem" title={t(faultOf(upload.fault))} />}
        {upload.state === 'mapping' && (
          <Notice tone="problem" title={t('missing', { columns: upload.missing.join(', ') })}>
            <TextLink to={UPLOADS}>{t('templateTitle')}</TextLink>
          </Notice>
        )}
        {upload.state === 'ready' && <BookForm upload={upload} credit={credit} />}
        {upload.bookedRows > 0 && !isUnderWay && <Booked upload={upload} />}
      </div>
      <FaultyCells rows={rows} />
      <RowsTable rows={rows} currency={upload.currency} />
    </>
  );
}

const TOLD = ['not_utf8', 'too_many_rows', 'no_rows'] as const;

function faultOf(fault: string) {
  const told = TOLD.find((each) => each === fault);
  return `fault.${told ?? 'other'}` as const;
}
