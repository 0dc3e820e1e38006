import type { StaffShipment } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { actOf } from '../audit/act-words.ts';
import { DESK, pickupPath } from '../admin-paths.ts';
import { nameOf } from '../desk/item-name.ts';
import { mailPath } from '../mails/mail-listing.ts';
import { OutdatedPapers } from './outdated-papers.tsx';
import { Lines, Part } from './view-part.tsx';

/** Documents, mails, pickup, desk items and the audit log of the shipment. */
export function RecordParts({ shipment }: { shipment: StaffShipment }) {
  const t = useT('console-shipments');
  const documentWords = useT('documents');
  const [query] = useSearchParams();
  const deskWords = useT('console-desk');
  const auditWords = useT('console-audit');
  const { desk, audit } = shipment;
  return (
    <>
      <Part title={t('documents')}>
        {query.get('document') === 'failed' && (
          <Notice tone="problem" title={documentWords('failed')} className="mb-2">
            {documentWords('failedText')}
          </Notice>
        )}
        <Lines
          lines={shipment.documents.map((offer) => (
            <Paper key={offer.file} offer={offer} shipmentId={shipment.id} />
          ))}
        />
        <OutdatedPapers files={shipment.outdated} />
      </Part>
      <Part title={t('mails')}>
        <Lines
          lines={shipment.mails.map((mail) => (
            <Mail key={mail.effectKey} mail={mail} />
          ))}
        />
      </Part>
      <Part title={t('pickup')}>
        <Pickup {...shipment} />
      </Part>
      {desk !== null && (
        <Part title={t('desk')}>
          <Lines
            lines={desk.map(({ id, state, openedAt, ...matter }) => (
              <span key={id}>
                <TextLink to={`${DESK}/${id}`}>{nameOf(matter, deskWords)}</TextLink>,{' '}
                {t(`desk.${state}`)}
                <When at={openedAt} />
              </span>
            ))}
          />
        </Part>
      )}
      {audit !== null && (
        <Part title={t('audit')}>
          <Lines
            lines={audit.map(({ at, actor, action }) => (
              <span key={at}>
                <span className="font-semibold">{actor}</span>{' '}
                {actOf({ action, named: 0 }, auditWords)}
                <When at={at} />
              </span>
            ))}
          />
        </Part>
      )}
    </>
  );
}

function When({ at }: { at: string }) {
  return (
    <span className="block text-muted">
      <Time at={at} />
    </span>
  );
}

type PaperProps = { offer: StaffShipment['documents'][number]; shipmentId: string };

function Paper({ offer: { file, withheldBecause, version }, shipmentId }: PaperProps) {
  const t = useT('documents');
  const words = useT('console-shipments');
  const name = t(`file.${file}`);
  if (withheldBecause !== null) {
    return (
      <>
        <span className="text-muted">{name}</span>
        <span className="block text-muted">{t(`withheld.${withheldBecause}`)}</span>
      </>
    );
  }
  return (
    <>
      <TextLink
        to={`/admin/shipments/${shipmentId}/documents/${file}`}
        reloadDocument
        prefetch="none"
      >
        {name}
      </TextLink>
      {version > 1 && <span className="text-muted">, {words('documentVersion', { version })}</span>}
    </>
  );
}

function Mail({ mail }: { mail: StaffShipment['mails'][number] }) {
  const t = useT('console-shipments');
  const names = useT('console-mails');
  const to =
    mail.party === null ? t('mailToFollower') : t('mailTo', { party: t(`party.${mail.party}`) });
  return (
    <>
      <TextLink to={mailPath(mail.effectKey)}>{names(`template.${mail.template}`)}</TextLink> {to},{' '}
      {t(`mail.${mail.state}`)}
      <When at={mail.sentAt ?? mail.createdAt} />
    </>
  );
}

function Pickup({ pickup, handover }: Pick<StaffShipment, 'pickup' | 'handover'>) {
  const locale = useLocale();
  if (pickup === null) return <Chosen handover={handover} />;
  return (
    <p className="py-1.5 wrap-anywhere">
      <TextLink to={pickupPath(pickup.publicId)} className="numerals">
        {pickup.publicId}
      </TextLink>
      , {formatShortDay(pickup.day, locale)}, {pickup.window}, {pickup.status}
      <span className="block">{pickup.address}</span>
    </p>
  );
}

/** The window that the shipper chose, shown until a courier is planned. */
function Chosen({ handover }: Pick<StaffShipment, 'handover'>) {
  const t = useT('console-shipments');
  const locale = useLocale();
  if (handover === null) return <p className="py-1.5 text-muted">{t('nothing')}</p>;
  const { state, pickup, point } = handover;
  return (
    <p className="py-1.5 wrap-anywhere">
      {t(`handover.${state}`)}
      {pickup !== null && `: ${formatShortDay(pickup.date, locale)}, ${pickup.window}`}
      {point !== null && `: ${point.name}, ${point.line1}, ${point.city}`}
    </p>
  );
}
