import type { Draft } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { ChargeList } from '../../parcels/charge-list.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import type { Method } from './booking-form.ts';
import { IF_INSURED, IF_METHOD, IF_NOT_INSURED } from './by-choice.ts';

type ChosenChargesProps = {
  offered: Draft['charges'];
  method: Method | undefined;
  insured: boolean;
  tariff: Tariff | null;
};

/** What is due by the chosen method, with the chosen insurance. Without scripts styles show one of all. */
export function ChosenCharges({ offered, method, insured, tariff }: ChosenChargesProps) {
  const isScripted = useScripted();
  if (isScripted) {
    const chosen = offered.find((price) => price.method === method && price.insured === insured);
    return chosen !== undefined && <ChargeList charges={chosen.charges} tariff={tariff} />;
  }
  return offered.map((price) => (
    <div key={`${price.method} ${price.insured}`} className={IF_METHOD[price.method]}>
      <div className={price.insured ? IF_INSURED : IF_NOT_INSURED}>
        <ChargeList charges={price.charges} tariff={tariff} />
      </div>
    </div>
  ));
}
