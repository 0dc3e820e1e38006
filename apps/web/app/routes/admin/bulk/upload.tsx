import {
  listBulkFaults,
  listBulkShipments,
  previewBulkUpload,
  readBulkUpload,
} from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import { BULK } from '../admin-paths.ts';
import { uploadPath } from './bulk-paths.ts';
import { FaultsPart } from './faults-part.tsx';
import { LabelsPart } from './labels-part.tsx';
import { MappingPart } from './mapping-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { RunPart } from './run-part.tsx';
import { change, type ChangeAnswer } from './upload-changes.server.ts';
import { useFollow } from '../use-follow.ts';
import { StateBadge } from './uploads-table.tsx';
import type { Route } from './+types/upload.ts';

/** Reading rows is written to the audit log, so they are not read while an upload waits for the worker. */
const SHOWS_ROWS: readonly string[] = ['mapping', 'ready'];
const HAS_LABELS: readonly string[] = ['done', 'stopped'];
const UNDER_WAY: readonly string[] = ['reading', 'checking', 'running'];

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const upload = await askOrThrow(request, readBulkUpload, { path: params });
  const rowIn = (name: string) => Math.max(0, Math.trunc(Number(url.searchParams.get(name)))) || 0;
  const after = rowIn('faults');
  const labelsAfter = rowIn('labels');
  const [preview, faults, labels] = await Promise.all([
    SHOWS_ROWS.includes(upload.state) ? ask(request, previewBulkUpload, { path: params }) : null,
    upload.badRows + upload.refusedRows > 0 && upload.state !== 'checking'
      ? ask(request, listBulkFaults, { path: params, query: { after } })
      : null,
    upload.enteredRows > 0 && HAS_LABELS.includes(upload.state)
      ? ask(request, listBulkShipments, { path: params, query: { after: labelsAfter } })
      : null,
  ]);
  return {
    upload,
    preview: preview?.ok === true ? preview.data : null,
    faults: faults?.ok === true ? { ...faults.data, after } : null,
    labels:
      labels?.ok === true
        ? { page: labels.data, after: labelsAfter, id: crypto.randomUUID() }
        : null,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const uploadId = params.uploadId;
  const answered: ChangeAnswer | null = await change(request, uploadId, await request.formData());
  if (answered !== null) return data(answered, { status: 409 });
  return redirect(uploadPath(uploadId), 303);
}

export default function Upload({ loaderData }: Route.ComponentProps) {
  const t = useT('console-bulk');
  const { upload, preview, faults, labels } = loaderData;
  const isUnderWay = UNDER_WAY.includes(upload.state);
  useFollow(isUnderWay);
  return (
    <>
      <PageHead title={t('uploadMeta', { name: upload.fileName })} />
      {isUnderWay && (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      )}
      <Breadcrumb above={[{ name: t('title'), to: BULK }]} current={upload.fileName} />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wide text-2xl wrap-anywhere">{upload.fileName}</h1>
        <StateBadge state={upload.state} />
        <p className="text-sm text-muted">
          {t('uploadedBy', { name: upload.uploadedBy })}, <Time at={upload.createdAt} />
        </p>
      </div>
      {upload.fileErased && <Notice tone="note" title={t('erased')} className="mb-6" />}
      {upload.fault !== null && (
        <Notice tone="problem" title={t('unreadableTitle')}>
          <p>{t(`fileFault.${upload.fault}`)}</p>
          <LinkButton to={BULK} look="secondary" size="small" className="mt-3">
            {t('again')}
          </LinkButton>
        </Notice>
      )}
      <div className="space-y-10">
        {upload.fault === null && <RunPart upload={upload} />}
        {labels !== null && <LabelsPart uploadId={upload.id} {...labels} />}
        {SHOWS_ROWS.includes(upload.state) && !upload.fileErased && (
          <MappingPart key={upload.mappingNo} upload={upload} samples={preview?.samples ?? []} />
        )}
        {faults !== null && <FaultsPart upload={upload} faults={faults} />}
        {upload.state === 'ready' && preview !== null && (
          <PreviewPart rows={preview.rows} currency={upload.currency} />
        )}
      </div>
    </>
  );
}
