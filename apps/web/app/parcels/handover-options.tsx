import type { HandoverOffer } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Option } from '../ui/choice.tsx';
import { handoverValue, LATER } from './handover-value.ts';
import { useWindowText } from './handover-words.ts';

type HandoverOptionsProps = {
  /** Null when it could not be read: then it is chosen later. */
  offer: HandoverOffer | null;
  /** The value that is chosen at first. */
  chosen: string;
  /** Offered at checkout alone. */
  withLater: boolean;
};

type Point = HandoverOffer['points'][number];

/** Shown at once; the step of a phone holds no more. */
const NEAREST = 2;

/** Pickup windows and service points as one question. */
export function HandoverOptions({ offer, chosen, withLater }: HandoverOptionsProps) {
  const t = useT('handover');
  const windowText = useWindowText();
  const { windows = [], points = [] } = offer ?? {};
  const option = (value: string, children: ReactNode) => (
    <Option
      key={value}
      name="handover"
      value={value}
      defaultChecked={value === chosen}
      className="py-3"
    >
      {children}
    </Option>
  );
  const pointOption = (point: Point) =>
    option(
      valueOf(point),
      <>
        <span translate="no" className="block font-semibold">
          {point.name}
        </span>
        <span className="block text-sm text-muted">
          <span translate="no">
            {point.line1}, {point.city}
          </span>{' '}
          · {t('away', { km: point.distanceKm })}
        </span>
      </>,
    );
  const more = points.slice(NEAREST);
  return (
    <div className="space-y-6">
      {windows.length === 0 ? (
        <p className="text-muted">{t('noWindows')}</p>
      ) : (
        <Group title={t('pickupTitle')} text={t('pickupText')}>
          {windows.map((window) =>
            option(handoverValue({ method: 'pickup', ...window }), windowText(window)),
          )}
        </Group>
      )}
      {points.length > 0 && (
        <Group title={t('dropOffTitle')} text={t('dropOffText')}>
          {points.slice(0, NEAREST).map(pointOption)}
        </Group>
      )}
      {more.length > 0 && (
        <details open={more.some((point) => valueOf(point) === chosen)}>
          <summary className="cursor-pointer py-2 font-semibold">{t('morePoints')}</summary>
          <div className="mt-2 grid gap-2 sm:grid-cols-2">{more.map(pointOption)}</div>
        </details>
      )}
      {withLater &&
        option(
          LATER,
          <>
            <span className="block font-semibold">{t('later')}</span>
            <span className="block text-sm text-muted">{t('laterText')}</span>
          </>,
        )}
    </div>
  );
}

function valueOf(point: Point): string {
  return handoverValue({ method: 'drop_off', servicePointId: point.id });
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p className="font-semibold">{title}</p>
      <p className="mb-3 text-sm text-muted">{text}</p>
      <div className="grid gap-2 sm:grid-cols-2">{children}</div>
    </div>
  );
}
