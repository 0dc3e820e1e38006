import type { SavedCard } from '@waypost/contract/client';
import { CardName } from '../../parcels/card-name.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Option, OptionGroup } from '../../ui/choice.tsx';
import { OTHER_CARD } from './booking-form.ts';

type SavedCardsProps = {
  cards: SavedCard[];
  /** Another way to pay hides them. */
  isShown: boolean;
  chosen: string;
  onChoose: (card: string) => void;
};

/** The cards a customer saved, the default first; or another one, which is entered below. */
export function SavedCards({ cards, isShown, chosen, onChoose }: SavedCardsProps) {
  const t = useT('checkout');
  const offered = cards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const option = (value: string) => ({
    name: 'savedCard',
    value,
    checked: value === chosen,
    onChange: () => onChoose(value),
  });
  return (
    <div className={classes('ms-8 pb-3', !isShown && 'hidden')}>
      <OptionGroup legend={t('savedLegend')}>
        {offered.map((card) => (
          <Option key={card.id} {...option(card.id)}>
            <CardName card={card} />
          </Option>
        ))}
        <Option {...option(OTHER_CARD)}>
          <span className="font-semibold">{t('savedOther')}</span>
        </Option>
      </OptionGroup>
    </div>
  );
}
