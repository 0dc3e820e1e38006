import type { BankFile } from '@waypost/contract/client';
import { BANK_LINE_STATES } from '@waypost/contract/money-states';
import { formatCount } from '@waypost/i18n/formats';
import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/field.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import type { UploadAnswer } from './bank-changes.server.ts';
import { BANK } from './money-address.ts';

/** The browser itself posts it: it shows how far a large file is, with and without scripts. */
export function BankUpload({ id }: { id: string }) {
  const t = useT('console-money');
  const answered = useActionData<UploadAnswer | object>();
  const fault = answered !== undefined && 'fault' in answered ? answered.fault : undefined;
  return (
    <Form
      method="post"
      action={BANK.page}
      encType="multipart/form-data"
      reloadDocument
      noValidate
      className="max-w-xl space-y-4"
    >
      <p className="text-muted">{t('bankText')}</p>
      {answered !== undefined && 'refusal' in answered && !('typed' in answered) && (
        <Refused refusal={answered.refusal} fallback={t('uploadFailed')} />
      )}
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="id" value={id} />
      <FileField
        name="file"
        label={t('file')}
        required
        accept=".xml,.csv,.txt,text/csv,application/xml,text/xml"
        help={t('fileHelp')}
        error={fault && t(fault)}
      />
      <Button type="submit">{t('upload')}</Button>
    </Form>
  );
}

export function BankFiles({ files }: { files: BankFile[] }) {
  const t = useT('console-money');
  return (
    <div className="text-sm">
      <Table dense caption={t('files')} rows={files} columns={useColumns()} />
    </div>
  );
}

function useColumns(): Column<BankFile>[] {
  const t = useT('console-money');
  const locale = useLocale();
  const count = (number: number) => formatCount(number, locale);
  return [
    {
      name: t('file'),
      heads: true,
      cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span>,
    },
    { name: t('uploadedAt'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: t('uploadedBy'), wideOnly: true, cell: ({ uploadedBy }) => uploadedBy },
    { name: t('linesOf'), numeric: true, cell: ({ lines }) => count(lines) },
    { name: t('knownLines'), numeric: true, cell: ({ knownLines }) => count(knownLines) },
    ...BANK_LINE_STATES.map((state): Column<BankFile> => ({
      name: t(`lineState.${state}`),
      numeric: true,
      cell: ({ id, byState }) =>
        byState[state] === 0 ? (
          count(0)
        ) : (
          <TextLink to={BANK.path({ state, file: id })}>{count(byState[state] ?? 0)}</TextLink>
        ),
    })),
  ];
}
