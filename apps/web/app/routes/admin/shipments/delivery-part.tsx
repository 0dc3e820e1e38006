import type { StaffShipment } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Time } from '../../../ui/time.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { Lines, Part } from './view-part.tsx';

/** When it should arrive, and why the days changed. */
export function DeliveryPart({ delivery }: { delivery: StaffShipment['delivery'] }) {
  const t = useT('console-shipments');
  const words = useWords();
  const { eta, expected, promised, revisions, deliveredAt, open } = delivery;
  return (
    <Part title={t('delivery')}>
      <Facts
        dense
        facts={[
          expected === null ? null : [t('due'), words.delivery(expected)],
          promised === null ? null : [t('promised'), words.delivery(promised)],
          [t('transit'), words.eta(eta)],
          deliveredAt === null ? null : [t('delivered'), <Time key="at" at={deliveredAt} />],
          ...open.map(
            ({ kind, since }) =>
              [
                t('openProblem'),
                since === null ? (
                  t(`kind.${kind}`)
                ) : (
                  <>
                    {t('since', { kind: t(`kind.${kind}`) })} <Time at={since} />
                  </>
                ),
              ] as const,
          ),
        ]}
      />
      {revisions.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{t('revisions')}</p>
          <Lines
            lines={revisions.map(({ revisedAt, cause, ...days }) => (
              <span key={revisedAt}>
                {words.delivery(days)}: {t(`cause.${cause}`)}
                <span className="block text-muted">
                  <Time at={revisedAt} />
                </span>
              </span>
            ))}
          />
        </>
      )}
    </Part>
  );
}
