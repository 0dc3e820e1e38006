import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/field.tsx';
import { FileLink } from '../../../ui/file-link.tsx';
import { BULK } from '../admin-paths.ts';
import { templateFile } from './bulk-paths.ts';

/** Posted by the browser itself, which shows the progress of a large file, also without scripts. */
export function UploadForm({ id }: { id: string }) {
  const t = useT('console-bulk');
  const answered = useActionData<UploadAnswer>();
  const fault = answered !== undefined && 'fault' in answered ? answered.fault : undefined;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Form
        method="post"
        action={BULK}
        encType="multipart/form-data"
        reloadDocument
        noValidate
        className="space-y-4"
      >
        <h2 className="text-lg">{t('uploadTitle')}</h2>
        {answered !== undefined && 'refusal' in answered && (
          <Refused refusal={answered.refusal} fallback={t('uploadFailed')} />
        )}
        <input type="hidden" name="id" value={id} />
        <FileField
          name="file"
          label={t('file')}
          required
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          help={t('fileHelp')}
          error={fault && t(fault)}
        />
        <Button type="submit">{t('upload')}</Button>
      </Form>
      <div>
        <h2 className="text-lg">{t('templateTitle')}</h2>
        <p className="mt-1 mb-3 text-sm text-muted">{t('templateText')}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <FileLink href={templateFile('csv')}>{t('templateCsv')}</FileLink>
          </li>
          <li>
            <FileLink href={templateFile('xlsx')}>{t('templateXlsx')}</FileLink>
          </li>
        </ul>
      </div>
    </div>
  );
}

const MAX_FILE_BYTES = 20 * 1024 * 1024;

type UploadFault = 'fileMissing' | 'fileTooLarge';
export type UploadAnswer = { fault: UploadFault } | { refusal: ShownRefusal };

/** The chosen file; without a choice, browsers send an empty one. */
export function fileIn(form: FormData): { file: File } | { fault: UploadFault } {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { fault: 'fileMissing' };
  return file.size > MAX_FILE_BYTES ? { fault: 'fileTooLarge' } : { file };
}
