import { useT } from '../../platform/catalogs.tsx';
import { TextTable } from '../../ui/text-table.tsx';
import type { MaskingExamples } from './masking-examples.server.ts';

const PURPOSES = [
  'quote',
  'draft',
  'shipment',
  'payment',
  'account',
  'signIn',
  'contact',
  'case',
  'newsletter',
  'news',
  'follow',
  'optOut',
  'security',
  'logs',
] as const;

export function DataTable() {
  const t = useT('privacy');
  return (
    <TextTable
      caption={t('data.caption')}
      columns={[t('data.purpose'), t('data.what'), t('data.basis'), t('data.time')]}
      rows={PURPOSES.map((id) => ({
        id,
        cells: [t(`${id}.purpose`), t(`${id}.what`), t(`${id}.basis`), t(`${id}.time`)],
      }))}
    />
  );
}

export function MaskingTable({ examples }: { examples: MaskingExamples }) {
  const t = useT('privacy');
  return (
    <TextTable
      caption={t('tracking.caption')}
      columns={[t('data.what'), t('tracking.kept'), t('tracking.shown')]}
      rows={examples.map(({ id, kept, shown }) => ({
        id,
        cells: [
          t(`tracking.${id}`),
          kept,
          <span key="shown" className="numerals">
            {shown}
          </span>,
        ],
      }))}
    />
  );
}

/** As production sets them. Without https the browser refuses the prefix, and two go without it. */
const COOKIES = [
  { id: 'session', name: '__Host-waypost-session' },
  { id: 'attempt', name: '__Host-waypost-attempt' },
  { id: 'party', name: '__Host-waypost-party' },
  { id: 'drafts', name: '__Host-waypost-drafts' },
  { id: 'zone', name: 'waypost-zone' },
  { id: 'language', name: 'googtrans' },
  { id: 'staff', name: '__Host-waypost-staff' },
  { id: 'device', name: '__Host-waypost-device' },
  { id: 'shift', name: '__Host-waypost-shift' },
] as const;

export function CookieTable() {
  const t = useT('privacy');
  return (
    <TextTable
      caption={t('cookies.caption')}
      columns={[t('cookies.name'), t('cookies.what'), t('cookies.time')]}
      rows={COOKIES.map(({ id, name }) => ({
        id,
        cells: [
          <code key="name" className="font-mono text-sm">
            {name}
          </code>,
          t(`cookie.${id}`),
          t(`cookie.${id}Time`),
        ],
      }))}
    />
  );
}
