import { type KeyboardEvent, useRef } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BookingFaults } from '../booking-faults.ts';

type KeepTemplateProps = { templateId: string; isSaved: boolean; faults: BookingFaults };

/** Keeps what is in the form under a name. Part of the form, whose first button books. */
export function KeepTemplate({ templateId, isSaved, faults }: KeepTemplateProps) {
  const t = useT('new-shipment');
  const checkout = useT('checkout');
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit(button.current);
  };
  const fault = faults['templateName'];
  return (
    <>
      {isSaved && <Notice tone="good" title={t('templateSaved')} className="mt-4" />}
      <details className="mt-4" open={fault !== undefined}>
        <summary className="min-h-6 cursor-pointer py-2 font-semibold">{t('templateKeep')}</summary>
        <div className="space-y-3 pt-2">
          <input type="hidden" name="templateId" value={templateId} />
          <Field
            name="templateName"
            label={t('templateName')}
            maxLength={60}
            autoComplete="off"
            onKeyDown={onKeyDown}
            error={fault && checkout(fault as 'checkEntry')}
          />
          <Checkbox name="templateWithRecipient" value="yes" label={t('templateWithRecipient')} />
          <Button ref={button} type="submit" look="secondary" name="intent" value="keep-template">
            {t('templateKeep')}
          </Button>
        </div>
      </details>
    </>
  );
}
