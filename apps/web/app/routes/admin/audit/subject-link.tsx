import type { AuditEntry } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { customerPath, DESK, pickupPath, shipmentPath, STAFF } from '../admin-paths.ts';
import { mailPath } from '../mails/mail-listing.ts';
import { entryPath } from './audit-address.ts';

/** The end of an id, because ids begin with a time and those of the same hours start alike. */
const TOLD_APART_BY = 8;

/** The subject of an entry, linked to its page if it has one. Lists have none. */
export function SubjectLink({ entry }: { entry: Pick<AuditEntry, 'subject' | 'trackingNumber'> }) {
  const [kind, id] = partsOf(entry.subject);
  if (id === '') return null;
  return <ThingLink kind={kind} id={id} trackingNumber={entry.trackingNumber} />;
}

type ThingLinkProps = { kind: string; id: string; trackingNumber?: string | null };

export function ThingLink({ kind, id, trackingNumber = null }: ThingLinkProps) {
  const t = useT('console-audit');
  const short = { id: id.slice(-TOLD_APART_BY) };
  switch (kind) {
    case 'shipment':
      return (
        <TextLink to={shipmentPath(id)} className="numerals whitespace-nowrap">
          {trackingNumber === null ? short.id : formatTrackingNumber(trackingNumber)}
        </TextLink>
      );
    case 'customer':
      return <TextLink to={customerPath(id)}>{t('subject.customer', short)}</TextLink>;
    case 'staff':
      return <TextLink to={`${STAFF}?member=${id}`}>{t('subject.staff', short)}</TextLink>;
    case 'desk_item':
      return <TextLink to={`${DESK}/${id}`}>{t('subject.desk_item', short)}</TextLink>;
    case 'mail':
      return <TextLink to={mailPath(id)}>{t('subject.mail')}</TextLink>;
    case 'pickup':
      return <TextLink to={pickupPath(id)}>{t('subject.pickup', { id })}</TextLink>;
    case 'audit':
      return <TextLink to={entryPath(id)}>{t('subject.audit', short)}</TextLink>;
    case 'answer':
    case 'key':
    case 'invitation':
    case 'settings':
    case 'service_limits':
    case 'tariff':
    case 'tariff_proposal':
    case 'bulk-upload':
    case 'view':
      return t(`subject.${kind}`, short);
    default:
      return <span className="wrap-anywhere">{`${kind}:${id}`}</span>;
  }
}

/** A mail's key has colons of its own. */
function partsOf(subject: string): [string, string] {
  const colon = subject.indexOf(':');
  return colon === -1 ? [subject, ''] : [subject.slice(0, colon), subject.slice(colon + 1)];
}
