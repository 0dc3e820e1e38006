import type { ParcelTemplate } from '@waypost/contract/client';
import { Form, useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { NewAnswer } from './new-answer.ts';
import { NEW_SHIPMENT } from './new-paths.ts';

/** Each template is a link that fills in the form. */
export function TemplatesBar({ templates }: { templates: ParcelTemplate[] }) {
  const t = useT('new-shipment');
  const refusal = useActionData<NewAnswer>()?.templateRefusal;
  if (templates.length === 0) return null;
  return (
    <nav aria-label={t('templates')} className="mb-8">
      <h2 className="mb-2 text-sm font-semibold">{t('templates')}</h2>
      <ul className="flex flex-wrap gap-2">
        {templates.map(({ id, name }) => (
          <li key={id} className="max-w-full">
            <LinkButton
              size="small"
              look="secondary"
              to={`${NEW_SHIPMENT}?template=${id}`}
              className="max-w-full wrap-anywhere"
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
      {refusal && <Refused refusal={refusal} fallback={t('templateFailed')} className="mt-3" />}
      <details className="mt-2" open={refusal !== undefined}>
        <summary className="min-h-6 cursor-pointer py-2 text-sm">{t('templateChange')}</summary>
        <ul className="space-y-3 py-2">
          {templates.map(({ id, name }) => (
            <li key={`${id} ${name}`}>
              <Form
                method="post"
                preventScrollReset
                className="flex max-w-2xl flex-wrap items-end gap-3"
              >
                <input type="hidden" name="templateId" value={id} />
                <Field
                  name="name"
                  label={t('templateName')}
                  defaultValue={name}
                  maxLength={60}
                  autoComplete="off"
                  className="min-w-48 grow"
                />
                <Button type="submit" look="secondary" name="intent" value="rename-template">
                  {t('templateRename')}
                </Button>
                <Button type="submit" look="quiet" name="intent" value="remove-template">
                  {t('templateRemove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
