import type { DeskItem } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { customerPath } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { DESK_LIST, deskPath } from './desk-filter.ts';
import { ownerOf, Reference } from './desk-table.tsx';
import { Due } from './due.tsx';
import { nameOf } from './item-name.ts';
import { useDeskNow } from './use-desk-now.ts';

/** Owner, contact, due time and the actions of an item. */
export function ItemFacts({ item, me }: { item: DeskItem; me: { id: string } }) {
  const t = useT('console-desk');
  const [search] = useSearchParams();
  const now = useDeskNow();
  const { contact, snooze, closedBy } = item;
  const isClosed = item.closedAt !== null;
  return (
    <div className="-mt-2">
      <p className="mb-2">
        <Reference item={item} />
      </p>
      <Facts
        facts={[
          !isClosed && [t('next'), t(`do.${item.nextAction}`)],
          [isClosed ? t('closedColumn') : t('due'), <Due key="due" item={item} now={now} />],
          [t('owner'), ownerOf(item.owner, me, t)],
          isClosed && [t('view.closed'), closedBy === null ? t('closedByItself') : closedBy.name],
          snooze && [
            t('putOffUntil'),
            <span key="snooze">
              <Time at={snooze.until} />. {snooze.reason}
            </span>,
          ],
          // parties of the shipment are listed below, with their phone numbers
          contact &&
            !item.people?.length && [
              item.party === null ? t('with') : t(`side.${item.party}`),
              <span key="contact">
                {contact.customerId === null ? (
                  contact.name
                ) : (
                  <TextLink to={customerPath(contact.customerId)}>{contact.name}</TextLink>
                )}
                , <Address email={contact.email} />
              </span>,
            ],
          ...(item.people ?? []).map(
            (person) =>
              [t(`side.${person.party}`), <Caller key={person.party} person={person} />] as const,
          ),
          [t('opened'), <Time key="opened" at={item.openedAt} />],
        ]}
      />
      {item.others.length > 0 && (
        <>
          <h3 className="mt-3 text-sm">{t('others')}</h3>
          <ul>
            {item.others.map((other) => (
              <li key={other.id}>
                <TextLink
                  to={deskPath(DESK_LIST.read(search), other.id)}
                  preventScrollReset
                  className="inline-block py-1"
                >
                  {nameOf(other, t)}
                </TextLink>
                {other.party !== null && `, ${t(`party.${other.party}`)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type CallerProps = { person: NonNullable<DeskItem['people']>[number] };

/** A person to call or to write to. */
function Caller({ person: { name, phone, email } }: CallerProps) {
  return (
    <>
      <span className="block">{name}</span>
      {phone !== '' && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className="block font-semibold tabular-nums underline decoration-2 underline-offset-4"
        >
          {phone}
        </a>
      )}
      {email !== '' && <Address email={email} />}
    </>
  );
}
