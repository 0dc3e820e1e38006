import { addBulkUpload, listBulkUploads } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BULK } from '../admin-paths.ts';
import { uploadPath } from './bulk-paths.ts';
import { fileIn, type UploadAnswer } from './file-in.ts';
import { UploadForm } from './upload-form.tsx';
import { UploadsTable } from './uploads-table.tsx';
import type { Route } from './+types/uploads.ts';

/** A file of 20 MB to the object store may take its time. */
const FILE_TIMEOUT_MS = 60_000;

/** The id is drawn with the form: sent twice, it is one upload. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after') ?? undefined;
  const query = { ...(after !== undefined && { after }) };
  const answer = await ask(request, listBulkUploads({ query, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    id: crypto.randomUUID(),
    continued: after !== undefined,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const read = fileIn(form);
  if ('fault' in read) return data<UploadAnswer>(read, { status: 400 });
  const caller = onBehalfOf(request, FILE_TIMEOUT_MS);
  const call = addBulkUpload({
    path: { uploadId: textIn(form, 'id') },
    body: read.file,
    ...caller,
    headers: { ...caller.headers, 'x-file-name': encodeURIComponent(read.file.name) },
  });
  const answer = await ask(request, call);
  if (answer.ok) return redirect(uploadPath(answer.data.id), 303);
  const { code, requestId, status } = answer.refusal;
  return data<UploadAnswer>({ refusal: { code, requestId } }, { status });
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Uploads({ loaderData }: Route.ComponentProps) {
  const t = useT('console-bulk');
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-muted">{t('lead')}</p>
      <UploadForm id={loaderData.id} />
      <Section title={t('listTitle')} className="mt-10">
        <List loaderData={loaderData} />
      </Section>
    </>
  );
}

function List({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('console-bulk');
  const { page, requestId, continued } = loaderData;
  if (page === null) {
    return (
      <ErrorState title={t('failed')} requestId={requestId} retry={BULK}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (page.uploads.length === 0) {
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  }
  return (
    <>
      <UploadsTable uploads={page.uploads} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {continued ? <TextLink to={BULK}>{t('first')}</TextLink> : <span />}
        <Pager
          previous={null}
          next={page.next === null ? null : `${BULK}?after=${encodeURIComponent(page.next)}`}
        />
      </div>
    </>
  );
}
