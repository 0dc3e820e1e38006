import type { AuditEntryDetails } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { actOf, whoOf } from './act-words.ts';
import { SubjectLink, ThingLink } from './subject-link.tsx';

/** Names for the ids in the details of an action. */
const NAMED_BY: Record<string, string> = {
  shipment: 'shipment',
  customer: 'customer',
  desk: 'desk_item',
  staff: 'staff',
  audit: 'audit',
  mail: 'mail',
};
const MOST_SHOWN = 100;

export function EntryView({ entry }: { entry: AuditEntryDetails }) {
  const t = useT('console-audit');
  const details = Object.entries(entry.details);
  return (
    <div className="text-sm">
      <p className="mb-3 text-base">
        <strong>{whoOf(entry, t)}</strong> {actOf(entry, t)}
      </p>
      <Facts
        facts={[
          [t('time'), <Time key="time" at={entry.at} />],
          [t('about'), <SubjectLink key="about" entry={entry} />],
          [t('actionName'), <Code key="action">{entry.action}</Code>],
          [t('subject'), <Code key="subject">{entry.subject}</Code>],
          [t('who'), <Code key="who">{`${entry.actor.kind}:${entry.actor.id}`}</Code>],
          [t('id'), <Code key="id">{entry.id}</Code>],
          ...details.map(
            ([name, value]) =>
              [
                <Code key={name}>{name}</Code>,
                <Detail key="value" action={entry.action} name={name} value={value} />,
              ] as const,
          ),
        ]}
      />
      {details.length === 0 && <p className="mt-3 text-muted">{t('noDetails')}</p>}
    </div>
  );
}

type DetailProps = { action: string; name: string; value: unknown };

function Detail({ action, name, value }: DetailProps) {
  const t = useT('console-audit');
  const kind = NAMED_BY[action.split('.')[0] ?? ''];
  const isNames = (name === 'ids' || name === 'keys') && Array.isArray(value);
  if (!isNames || kind === undefined) {
    return <Code>{typeof value === 'string' ? value : JSON.stringify(value)}</Code>;
  }
  const rest = value.length - MOST_SHOWN;
  return (
    <>
      <ul className="flex flex-wrap gap-x-3">
        {value.slice(0, MOST_SHOWN).map((id) => (
          <li key={String(id)}>
            <ThingLink kind={kind} id={String(id)} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-muted">{t('more', { count: rest })}</p>}
    </>
  );
}

function Code({ children }: { children: string }) {
  return <code className="font-mono wrap-anywhere">{children}</code>;
}
