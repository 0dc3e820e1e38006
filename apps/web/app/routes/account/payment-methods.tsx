import type { SavedCard } from '@waypost/contract/client';
import { CreditCard, Plus } from 'lucide-react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { CardName, useCardName } from '../../parcels/card-name.tsx';
import type { Answer } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Changes } from './changes.tsx';

type PaymentMethodsProps = {
  cards: Answer<{ cards: SavedCard[] }>;
  retry: string;
};

export function PaymentMethods({ cards, retry }: PaymentMethodsProps) {
  const t = useT('statements');
  const asked = useSearchParams()[0].get('remove');
  // a document of its own: only that may hold the provider's frame
  const add = (
    <LinkButton to="/dashboard/billing/card" reloadDocument look="secondary" size="small">
      <Plus aria-hidden="true" className="size-4" />
      {t('cardAdd')}
    </LinkButton>
  );
  return (
    <Section title={t('cardsTitle')} aside={add}>
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
                {card.id === asked ? (
                  <Question card={card} back={retry} />
                ) : (
                  <CardActions card={card} page={retry} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CardActions({ card, page }: { card: SavedCard; page: string }) {
  const t = useT('statements');
  const name = useCardName()(card);
  const sent = useNavigation().formData;
  const busy = sent?.get('cardId') === card.id;
  return (
    <Form method="post" preventScrollReset>
      <Changes className="flex flex-wrap gap-x-5">
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
        <TextLink
          to={`${page}?${new URLSearchParams({ remove: card.id })}`}
          preventScrollReset
          aria-label={t('cardRemoveLabel', { card: name })}
          className="inline-flex min-h-10 items-center text-sm"
        >
          {t('cardRemove')}
        </TextLink>
      </Changes>
    </Form>
  );
}

function Question({ card, back }: { card: SavedCard; back: string }) {
  const t = useT('statements');
  return (
    <div role="group" aria-label={t('cardRemoveTitle')} className="mt-3 rounded bg-panel p-4">
      <p className="mb-3 font-semibold">{t('cardRemoveTitle')}</p>
      <Form method="post" preventScrollReset>
        <Changes className="flex flex-wrap gap-3">
          <input type="hidden" name="cardId" value={card.id} />
          <Button type="submit" name="intent" value="remove" look="danger" size="small">
            {t('cardRemoveConfirm')}
          </Button>
          <LinkButton look="secondary" size="small" to={back} preventScrollReset>
            {t('cardKeep')}
          </LinkButton>
        </Changes>
      </Form>
    </div>
  );
}
