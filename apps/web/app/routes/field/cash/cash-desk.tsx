import type { CashDesk as CashDeskState, CashToCount } from '@waypost/contract/client';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { Amounts } from './amounts.tsx';
import { NotTold } from './not-told.tsx';
import { useAnswer } from './use-answer.ts';

/** The declarations of couriers, without their amounts, and the cash in the hub. */
export function CashDesk() {
  const t = useT('field');
  const { answer } = useAnswer<CashDeskState>('/api/field/cash/desk');
  if (answer === null || !answer.ok) {
    return <NotTold title={t('desk.title')} back="/field" answer={answer} />;
  }
  const { waiting, atHub } = answer.data;
  const there = atHub.filter(({ cents }) => cents !== 0);
  return (
    <Frame
      title={t('desk.title')}
      back="/field"
      acts={
        there.some(({ cents }) => cents > 0) && (
          <LinkButton to="/field/cash/deposit" size="large" look="secondary">
            {t('desk.deposit')}
          </LinkButton>
        )
      }
    >
      <h2 className="text-lg">{t('cash.waiting')}</h2>
      {waiting.length === 0 ? (
        <p role="status" className="mt-1 text-muted">
          {t('desk.none')}
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-hairline">
          {waiting.map((count) => (
            <li key={count.countId}>
              <Waiting count={count} />
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-8 text-lg">{t('desk.atHub')}</h2>
      <p className="mt-1">
        {there.length === 0 ? (
          <span className="text-muted">{t('desk.empty')}</span>
        ) : (
          <Amounts of={there} />
        )}
      </p>
    </Frame>
  );
}

function Waiting({ count: { countId, person, declaredAt, isOwn } }: { count: CashToCount }) {
  const t = useT('field');
  const locale = useLocale();
  const { device } = useOpenShift();
  const text = (
    <span className="min-w-0 grow">
      <span className="block text-lg font-semibold">{person.name}</span>
      <span className="block text-sm text-muted">
        {formatDayAndTime(new Date(declaredAt), locale, device.hub.timeZone)}
      </span>
      {isOwn && <span className="block">{t('desk.own')}</span>}
    </span>
  );
  if (isOwn) return <p className="flex min-h-16 py-3">{text}</p>;
  return (
    <Link to={`/field/cash/desk/${countId}`} className="flex min-h-16 items-center gap-3 py-3">
      {text}
      <ChevronRight aria-hidden="true" className="size-6 shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
