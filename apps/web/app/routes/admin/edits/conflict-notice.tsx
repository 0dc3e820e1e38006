import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { useWords } from '../../../parcels/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import { useShipment } from './frame.tsx';
import type { FormReply } from '../../../platform/form-reply.ts';

type Field = 'status' | 'price' | 'eta';
type Change = { field: string; value: string; staffName: string; at: string };
type Conflict = { revision: number; changes: Change[] };

export function conflictIn(answered: FormReply | undefined): Conflict | null {
  if (answered?.refusal?.code !== 'shipment_changed') return null;
  return answered.details as unknown as Conflict;
}

type ConflictNoticeProps = { conflict: Conflict; typed: Record<string, string> };

/** A colleague's changes beside the values typed here. */
export function ConflictNotice({ conflict, typed }: ConflictNoticeProps) {
  const t = useT('console-edits');
  const { shipment } = useShipment();
  const { money } = useWords();
  const shown = (field: string, value: string) => {
    if (value === '') return '—';
    if (field === 'price') return money(Number(value), shipment.currency);
    return field === 'eta' ? value.replace('/', ' – ') : value;
  };
  return (
    <Notice
      tone="problem"
      title={t('conflictTitle', { number: formatTrackingNumber(shipment.trackingNumber) })}
    >
      <p className="mb-3 text-sm">{t('conflictText')}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-start text-sm">
          <caption className="sr-only">{t('conflictTable')}</caption>
          <thead>
            <tr className="border-b border-hairline">
              {(['what', 'now', 'yours', 'who'] as const).map((name) => (
                <th key={name} scope="col" className="py-1.5 pe-4 text-start font-semibold">
                  {t(`conflict.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflict.changes.map(({ field, value, staffName, at }) => (
              <tr key={field} className="border-b border-hairline align-top">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  {t(`field.${field as Field}`)}
                </th>
                <td className="py-1.5 pe-4 font-semibold">{shown(field, value)}</td>
                <td className="py-1.5 pe-4">{shown(field, typedFor(field, typed) ?? '')}</td>
                <td className="py-1.5">
                  {staffName}, <Time at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Notice>
  );
}

/** Empty if this form left the field unchanged. */
function typedFor(field: string, typed: Record<string, string>): string | undefined {
  const isTouched = (name: string) => typed[name] !== typed[`was:${name}`];
  if (field === 'eta') {
    const [earliest, latest] = [typed['eta.earliest'], typed['eta.latest']];
    return isTouched('eta.earliest') || isTouched('eta.latest')
      ? `${earliest}/${latest}`
      : undefined;
  }
  if (field === 'price') {
    const cents = Math.round(Number(typed['price.cents']?.replace(',', '.')) * 100);
    return isTouched('price.cents') && !Number.isNaN(cents) ? `${cents}` : undefined;
  }
  return isTouched(field) ? typed[field] : undefined;
}
