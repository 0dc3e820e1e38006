import { addOwnUpload, listOwnUploads } from '@waypost/contract/client';
import { data, Form, redirect, useActionData } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused, type ShownRefusal } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/field.tsx';
import { FileLink } from '../../../ui/file-link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Changes } from '../changes.tsx';
import { MAX_FILE_BYTES, templateFile, UPLOADS } from './upload-paths.ts';
import { UploadsTable } from './uploads-table.tsx';
import type { Route } from './+types/uploads.ts';

const FILE_TIMEOUT_MS = 60_000;

/** The id is drawn with the form: sent twice, it is one upload. */
export async function loader({ request }: Route.LoaderArgs) {
  const { uploads } = await askOrThrow(request, listOwnUploads);
  return { uploads, id: crypto.randomUUID() };
}

type Answered = { refusal: ShownRefusal | null };

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const file = form.get('file');
  // browsers send an empty one when none was chosen
  if (!(file instanceof File) || file.size === 0 || file.size > MAX_FILE_BYTES) {
    return data<Answered>({ refusal: null }, { status: 400 });
  }
  const options = {
    path: { uploadId: textIn(form, 'id') },
    body: file,
    headers: { 'x-file-name': encodeURIComponent(file.name) },
  };
  const answer = await ask(request, addOwnUpload, options, FILE_TIMEOUT_MS);
  if (answer.ok) return redirect(`${UPLOADS}/${answer.data.id}`, 303);
  const { code, requestId, status } = answer.refusal;
  return data<Answered>({ refusal: { code, requestId } }, { status });
}

export default function Uploads({ loaderData }: Route.ComponentProps) {
  const t = useT('uploads');
  const answered = useActionData<Answered>();
  const { uploads, id } = loaderData;
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <h1 className="wide text-4xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">{t('lead')}</p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* the browser itself posts it: it shows how far a file is, with and without scripts */}
        <Form method="post" encType="multipart/form-data" reloadDocument noValidate>
          <Changes className="space-y-4">
            {answered?.refusal && (
              <Refused refusal={answered.refusal} fallback={t('uploadFailed')} />
            )}
            <input type="hidden" name="id" value={id} />
            <FileField
              name="file"
              label={t('file')}
              required
              accept=".csv,.txt,.tsv,.xlsx,text/csv"
              help={t('fileHelp')}
              error={answered?.refusal === null ? t('fileMissing') : undefined}
            />
            <Button type="submit">{t('upload')}</Button>
          </Changes>
        </Form>
        <div>
          <h2 className="text-lg">{t('templateTitle')}</h2>
          <p className="mt-1 mb-3 text-sm text-muted">{t('templateText')}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <FileLink href={templateFile('xlsx')}>{t('templateXlsx')}</FileLink>
            </li>
            <li>
              <FileLink href={templateFile('csv')}>{t('templateCsv')}</FileLink>
            </li>
          </ul>
        </div>
      </div>
      <h2 className="mt-12 mb-4 text-2xl">{t('listTitle')}</h2>
      {uploads.length === 0 ? <EmptyState title={t('none')} /> : <UploadsTable uploads={uploads} />}
    </>
  );
}
