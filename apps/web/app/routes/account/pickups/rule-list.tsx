import type { PickupRule } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/panel.tsx';
import { PICKUPS } from './over-list.tsx';
import { windowText } from './window-text.ts';

const LOOK_AGAIN_MS = 1_500;

/** The worker makes the dates of a new rule within a second or two: the page looks again. */
export function RuleList({ rules }: { rules: PickupRule[] }) {
  const t = useT('pickups');
  const { revalidate } = useRevalidator();
  const isPlanning = rules.some(({ plannedUntil }) => plannedUntil === null);
  useEffect(() => {
    if (!isPlanning) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPlanning, revalidate]);
  if (rules.length === 0) return null;
  return (
    <Section title={t('rulesTitle')} className="mt-14">
      <ul className="divide-y divide-hairline">
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </Section>
  );
}

function Rule({ rule }: { rule: PickupRule }) {
  const t = useT('pickups');
  const locale = useLocale();
  const day = formatShortDay(rule.startsOn, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`frequency.${rule.frequency}`)},{' '}
          <span className="numerals">{windowText(rule.window)}</span>
        </p>
        <p>{rule.addressText}</p>
        <p className="text-sm text-muted" suppressHydrationWarning>
          {rule.plannedUntil === null
            ? t('rulePlanning', { day })
            : t('ruleSince', { day, until: formatShortDay(rule.plannedUntil, locale) })}
        </p>
      </div>
      <LinkButton
        look="quiet"
        to={`${PICKUPS}/rules/${rule.id}/end`}
        preventScrollReset
        aria-label={t('ruleEndLabel', { address: rule.addressText })}
      >
        {t('ruleEnd')}
      </LinkButton>
    </li>
  );
}
