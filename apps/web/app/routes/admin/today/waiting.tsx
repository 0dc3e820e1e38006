import type { TodayNumbers } from '@waypost/contract/client';
import { DESK_DUES } from '@waypost/domain/desk';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { UNMATCHED } from '../admin-paths.ts';
import { deskPath } from '../desk/desk-filter.ts';
import { Count, Counts } from './counts.tsx';

/** The api stops counting here. */
const MOST_DESK_ITEMS = 1_000;
const MOST_UNMATCHED = 10_000;

/** Work that waits for staff: items of the desk by due time, and scans that matched no shipment. */
export function Waiting({ desk, unmatched }: Pick<TodayNumbers, 'desk' | 'unmatched'>) {
  const t = useT('console-today');
  const locale = useLocale();
  const link = (name: string, count: number, to: string, most: number) => {
    const shown = `${formatCount(count, locale)}${count < most ? '' : '+'}`;
    return (
      <TextLink
        to={to}
        aria-label={`${name}: ${shown}`}
        className={count === 0 ? 'font-normal text-muted' : ''}
      >
        {shown}
      </TextLink>
    );
  };
  return (
    <Section title={t('waiting')}>
      <Counts>
        {desk !== null &&
          DESK_DUES.map((due) => (
            <Count key={due} name={t(`desk.${due}`)}>
              {link(t(`desk.${due}`), desk[due], deskPath({ due }), MOST_DESK_ITEMS)}
            </Count>
          ))}
        <Count name={t('unmatched')}>
          {unmatched.oldestAt !== null && (
            <span className="me-3 font-sans text-muted">
              {t('oldest')} <Time at={unmatched.oldestAt} show="short" />
            </span>
          )}
          {link(t('unmatched'), unmatched.waiting, UNMATCHED, MOST_UNMATCHED)}
        </Count>
      </Counts>
    </Section>
  );
}
