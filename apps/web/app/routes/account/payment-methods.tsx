import type { SavedCard } from '@waypost/contract/client';
import { CreditCard, Plus } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { CardName, useCardName } from '../../parcels/card-name.tsx';
import type { Answer } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

type PaymentMethodsProps = {
  cards: Answer<{ cards: SavedCard[] }>;
  retry: string;
  className: string;
};

export function PaymentMethods({ cards, retry, className }: PaymentMethodsProps) {
  const t = useT('statements');
  // a document of its own: only that may hold the provider's frame
  const add = (
    <LinkButton to="/dashboard/billing/card" reloadDocument look="secondary" size="small">
      <Plus aria-hidden="true" className="size-4" />
      {t('cardAdd')}
    </LinkButton>
  );
  return (
    <Section title={t('cardsTitle')} aside={add} className={className}>
      {!cards.ok ? (
        <ErrorState title={t('cardsFailed')} requestId={cards.refusal.requestId} retry={retry} />
      ) : cards.data.cards.length === 0 ? (
        <EmptyState title={t('cardsEmpty')}>{t('cardsEmptyText')}</EmptyState>
      ) : (
        <ul className="divide-y divide-hairline">
          {cards.data.cards.map((card) => (
            <li key={card.id} className="flex gap-3 py-3">
              <CreditCard aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <div className="min-w-0 grow">
                <CardName card={card} />
                <CardActions card={card} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CardActions({ card }: { card: SavedCard }) {
  const t = useT('statements');
  const name = useCardName()(card);
  const sent = useNavigation().formData;
  const busy = sent?.get('cardId') === card.id;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-x-5">
      <input type="hidden" name="cardId" value={card.id} />
      {!card.isDefault && (
        <Button
          type="submit"
          name="intent"
          value="default"
          look="quiet"
          size="small"
          busy={busy && sent.get('intent') === 'default'}
          aria-label={t('cardDefaultLabel', { card: name })}
        >
          {t('cardDefault')}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="remove"
        look="quiet"
        size="small"
        busy={busy && sent.get('intent') === 'remove'}
        aria-label={t('cardRemoveLabel', { card: name })}
      >
        {t('cardRemove')}
      </Button>
    </Form>
  );
}
