import { addBulkUpload, listBulkUploads } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { BULK } from '../admin-paths.ts';
import { listAddress } from '../../../platform/list-address.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { uploadPath } from './bulk-paths.ts';
import { fileIn, type UploadAnswer, UploadForm } from './upload-form.tsx';
import { UploadsTable } from './uploads-table.tsx';
import type { Route } from './+types/uploads.ts';

/** Enough time for 20 MB to reach the object store. */
const FILE_TIMEOUT_MS = 60_000;

const UPLOADS = listAddress(BULK, {}, /./);

/** The id is created with the form, so a repeated post makes one upload. */
export async function loader({ request }: Route.LoaderArgs) {
  const list = await loadList(request, UPLOADS, (query) =>
    ask(request, listBulkUploads, { query }),
  );
  return { ...list, id: crypto.randomUUID() };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const read = fileIn(form);
  if ('fault' in read) return data<UploadAnswer>(read, { status: 400 });
  const options = {
    path: { uploadId: textIn(form, 'id') },
    body: read.file,
    headers: { 'x-file-name': encodeURIComponent(read.file.name) },
  };
  const answer = await ask(request, addBulkUpload, options, FILE_TIMEOUT_MS);
  if (answer.ok) return redirect(uploadPath(answer.data.id), 303);
  const { code, requestId, status } = answer.refusal;
  return data<UploadAnswer>({ refusal: { code, requestId } }, { status });
}

export default function Uploads({ loaderData }: Route.ComponentProps) {
  const t = useT('console-bulk');
  const { id, listing, page, requestId } = loaderData;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-muted">{t('lead')}</p>
      <UploadForm id={id} />
      <Section title={t('listTitle')} className="mt-10">
        <ListRows
          address={UPLOADS}
          listing={listing}
          rows={page?.uploads}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('failed'), failedText: t('failedText'), first: t('first') }}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        >
          {(uploads) => <UploadsTable uploads={uploads} />}
        </ListRows>
      </Section>
    </>
  );
}
