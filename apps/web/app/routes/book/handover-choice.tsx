import type { HandoverOffer } from '@waypost/contract/client';
import { HandoverOptions } from '../../parcels/handover-options.tsx';
import { handoverValue, LATER } from '../../parcels/handover-value.ts';
import { useT } from '../../platform/catalogs.tsx';
import { OptionGroup } from '../../ui/choice.tsx';
import { Section } from '../../ui/panel.tsx';

type HandoverChoiceProps = {
  offer: HandoverOffer | null;
  /** As last saved. */
  chosen: string;
  isGuest: boolean;
};

/** A guest gets the next window unless something else is chosen; a customer may have a pickup already. */
export function HandoverChoice({ offer, chosen, isGuest }: HandoverChoiceProps) {
  const t = useT('handover');
  const values = offeredValues(offer);
  const first = isGuest ? (values[0] ?? LATER) : LATER;
  return (
    <Section title={t('title')}>
      <OptionGroup legend={t('choose')} labelHidden>
        {/* an option that is no longer offered must not leave the question unanswered */}
        <HandoverOptions
          key={values.join(' ')}
          offer={offer}
          chosen={[...values, LATER].includes(chosen) ? chosen : first}
          withLater
        />
      </OptionGroup>
    </Section>
  );
}

function offeredValues(offer: HandoverOffer | null): string[] {
  const windows = offer?.windows.map((each) => handoverValue({ method: 'pickup', ...each }));
  const points = offer?.points.map(({ id: servicePointId }) =>
    handoverValue({ method: 'drop_off', servicePointId }),
  );
  return [...(windows ?? []), ...(points ?? [])];
}
