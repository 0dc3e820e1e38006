import type { BulkUpload } from '@waypost/contract/client';
import { BULK_COLUMNS, REQUIRED_BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import type { Translate } from '@waypost/i18n/messages';
import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useSending } from '../../../platform/post-form.tsx';
import type { ChangeAnswer } from './upload-changes.server.ts';

type MappingPartProps = { upload: BulkUpload; samples: string[] };
type Head = { at: number; name: string; column: string; sample: string };

const REQUIRED: readonly string[] = REQUIRED_BULK_COLUMNS;

/**
 * The field that each column of the file is read as. Shown before a run, and expanded while a decision is needed.
 */
export function MappingPart({ upload, samples }: MappingPartProps) {
  const t = useT('console-bulk');
  const isWaiting = upload.state === 'mapping';
  if (isWaiting) {
    return (
      <Section title={t('mappingTitle')} id="columns">
        <MappingForm upload={upload} samples={samples} />
      </Section>
    );
  }
  return (
    <details className="border-t-2 border-ink pt-4">
      <summary className="min-h-11 cursor-pointer text-lg font-semibold">
        {t('mappingTitle')}
        <span className="ms-3 text-sm font-normal text-muted">
          {t('mappingUsed', usedOf(upload))}
        </span>
      </summary>
      <div className="mt-2">
        <MappingForm upload={upload} samples={samples} />
      </div>
    </details>
  );
}

function usedOf({ mapping }: BulkUpload) {
  const used = mapping.filter((column) => column !== null);
  return { used: String(used.length), all: String(mapping.length) };
}

function MappingForm({ upload, samples }: MappingPartProps) {
  const t = useT('console-bulk');
  const answered = useActionData<ChangeAnswer>();
  const busy = useSending();
  const mine = answered?.intent === 'map' ? answered : undefined;
  const typed = mine !== undefined && 'isTwice' in mine ? mine.typed : undefined;
  const heads = upload.heads.map((name, at) => ({
    at,
    name: name === '' ? t('unnamed', { number: at + 1 }) : name,
    column: typed?.[at] ?? upload.mapping[at] ?? '',
    sample: samples[at] ?? '',
  }));
  return (
    <Form method="post" noValidate className="max-w-4xl space-y-4">
      <input type="hidden" name="intent" value="map" />
      <p className="text-sm text-muted">{t('mappingText')}</p>
      {upload.missing.length > 0 && mine === undefined && (
        <Notice
          tone="note"
          title={t('mappingMissing', {
            columns: upload.missing.map((column) => t(`column.${column}`)).join(', '),
          })}
        />
      )}
      {mine !== undefined && 'refusal' in mine && (
        <Refused refusal={mine.refusal} fallback={t('mappingFailed')} />
      )}
      {typed !== undefined && <Notice tone="problem" title={t('mappingTwice')} />}
      <div className="text-sm">
        <Table
          dense
          caption={t('mappingTitle')}
          rows={heads}
          keyOf={({ at }) => String(at)}
          columns={columnsFor(t)}
        />
      </div>
      <Button type="submit" look={upload.state === 'mapping' ? 'primary' : 'secondary'} busy={busy}>
        {busy ? t('saving') : upload.state === 'mapping' ? t('check') : t('checkAgain')}
      </Button>
    </Form>
  );
}

function columnsFor(t: Translate<'console-bulk'>): Column<Head>[] {
  return [
    { name: t('head'), heads: true, cell: ({ name }) => name },
    {
      name: t('sample'),
      cell: ({ sample }) => <span className="wrap-anywhere text-muted">{sample}</span>,
    },
    { name: t('is'), cell: (head) => <Choice {...head} /> },
  ];
}

function Choice({ name, column }: Head) {
  const t = useT('console-bulk');
  return (
    <Select
      name="column"
      defaultValue={column}
      label={t('isFor', { head: name })}
      labelHidden
      className="min-w-56"
    >
      <option value="">{t('unused')}</option>
      <Choices
        of={BULK_COLUMNS}
        name={(each) =>
          REQUIRED.includes(each)
            ? t('required', { column: t(`column.${each}`) })
            : t(`column.${each}`)
        }
      />
    </Select>
  );
}
