import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { CalendarPlus, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { useRefusalText } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { type Selection, SELECTION_FORM } from './selection.ts';
import type { SelectionReply } from './shipment-acts.server.ts';

export function useSelectionReply(): SelectionReply | undefined {
  return useActionData<{ selection?: SelectionReply }>()?.selection;
}

/** Above the list: needs scripts, so it comes with them. */
export function SelectPage({ selection }: { selection: Selection }) {
  const t = useT('shipments');
  if (!useScripted()) return null;
  return (
    <label className="mb-2 inline-flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={selection.isAll}
        onChange={(event) => selection.selectAll(event.currentTarget.checked)}
        className="size-5 accent-ink"
      />
      {t('selectPage')}
    </label>
  );
}

type SelectionBarProps = { selection: Selection; requestKey: string };

/** Below the list, and in sight as soon as something is selected. */
export function SelectionBar({ selection, requestKey }: SelectionBarProps) {
  const t = useT('shipments');
  const asked = useNavigation().formData;
  const busyWith = asked?.has('requestKey') === true ? asked.get('intent') : null;
  const { form, count } = selection;
  const button = (intent: string) => ({
    type: 'submit' as const,
    name: 'intent',
    value: intent,
    look: 'secondary' as const,
    size: 'small' as const,
    busy: busyWith === intent,
  });
  return (
    <>
      <SelectionRefused />
      <Form
        ref={form}
        id={SELECTION_FORM}
        method="post"
        action="?index"
        preventScrollReset
        aria-label={t('ofSelected')}
        className={classes(
          'z-10 mt-4 border-t border-hairline bg-ground py-3',
          count > 0 && 'sticky bottom-0',
        )}
      >
        <input type="hidden" name="requestKey" value={requestKey} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="min-w-24 font-semibold">
            {count > 0 ? t('selected', { count }) : t('ofSelected')}
          </p>
          <Button {...button('labels.pdf')}>
            <Printer aria-hidden="true" className="size-4" />
            {t('labelsPdf')}
          </Button>
          <Button {...button('labels.zpl')}>{t('labelsZpl')}</Button>
          <Button {...button('pickup')}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('pickupOf')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Why, and which of them. */
function SelectionRefused() {
  const t = useT('shipments');
  const words = useT('parcels');
  const text = useRefusalText();
  const reply = useSelectionReply();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [reply]);
  if (reply === undefined) return null;
  const { refusal, unprintable } = reply;
  const title = refusal === null ? t('noneSelected') : (text(refusal) ?? t('labelsFailed'));
  const reasonOf = (because: string) => {
    if (because === 'not_found') return t('notYours');
    if (because === 'cancelled') return words('status.Cancelled');
    return t(`hold.${because}` as 'hold.awaiting_payment');
  };
  return (
    <div ref={notice} className="mt-4 scroll-mb-40">
      <Notice tone="problem" title={title}>
        {unprintable.length > 0 && (
          <ul className="gap-x-8 sm:columns-2">
            {unprintable.map(({ trackingNumber, because }) => (
              <li key={trackingNumber}>
                {t('unprintable', {
                  number: formatTrackingNumber(trackingNumber),
                  because: reasonOf(because),
                })}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
