import { addCard } from '@waypost/contract/client';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation, useSubmit } from 'react-router';
import type { CardEntry } from '../../parcels/card-entry.ts';
import { CardFields } from '../../parcels/card-fields.tsx';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { cardProvider } from '../../platform/site.server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useCustomer } from './dashboard.tsx';
import type { Route } from './+types/add-card.ts';

export function loader() {
  return { provider: cardProvider };
}

/** A second step leads away from the page, to the bank and back to the list of cards. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { paymentMethodId: textIn(form, 'paymentMethodId') };
  const answer = await ask(request, addCard, { body });
  if (!answer.ok) return data({ refusal: answer.refusal }, { status: answer.refusal.status });
  if ('last4' in answer.data) return redirect('/dashboard/billing?done=saved', 303);
  const { id, nextAction } = answer.data;
  if (nextAction === null) return redirect(`/dashboard/billing?card=${id}`, 303);
  return { stepUrl: nextAction.url };
}

export default function AddCard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('statements');
  const answered = actionData;
  const stepUrl = answered !== undefined && 'stepUrl' in answered ? answered.stepUrl : null;
  return (
    <>
      <PageHead title={t('addMetaTitle')} noindex />
      <div className="max-w-xl">
        {stepUrl === null ? (
          <CardForm provider={loaderData.provider} answered={answered} />
        ) : (
          <SecondStep url={stepUrl} />
        )}
      </div>
    </>
  );
}

type CardFormProps = {
  provider: Route.ComponentProps['loaderData']['provider'];
  answered: Route.ComponentProps['actionData'];
};

function CardForm({ provider, answered }: CardFormProps) {
  const t = useT('statements');
  const card = useCardToSave();
  return (
    <>
      <h1 className="wide text-4xl">{t('addTitle')}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{t('addText')}</p>
      {answered !== undefined && 'refusal' in answered && !card.busy && (
        <Refused refusal={answered.refusal} fallback={t('cardFailed')} className="mb-6" />
      )}
      <Form method="post" noValidate onSubmit={card.submit} className="space-y-5">
        <Field
          name="name"
          label={t('addName')}
          autoComplete="cc-name"
          required
          defaultValue={useCustomer().name}
          error={card.nameMissing ? t('addNameMissing') : undefined}
        />
        <div className="-mx-1">
          <CardFields
            isChosen
            provider={provider}
            total={null}
            entry={card.entry}
            onChange={card.change}
            error={card.error}
            noScript={t('addNoScript')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!card.complete} busy={card.busy}>
            {card.busy ? t('addSaving') : t('addSave')}
          </Button>
          <LinkButton look="secondary" to="/dashboard/billing">
            {t('addBack')}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

/** The provider's frame turns the card into something that may be sent to our server. */
function useCardToSave() {
  const entry = useRef<CardEntry>(null);
  const [complete, setComplete] = useState(false);
  const [tokenising, setTokenising] = useState(false);
  const [error, setError] = useState<string>();
  const [nameMissing, setNameMissing] = useState(false);
  const { email, country } = useCustomer();
  const submit = useSubmit();
  const sending = useNavigation().formMethod === 'POST';
  return {
    entry,
    complete,
    error,
    nameMissing,
    busy: tokenising || sending,
    change(isComplete: boolean) {
      setComplete(isComplete);
      setError(undefined);
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const name = textIn(new FormData(event.currentTarget), 'name').trim();
      setNameMissing(name === '');
      if (name === '' || entry.current === null) return;
      setTokenising(true);
      void entry.current.tokenise({ name, email, country }).then((tokenised) => {
        setTokenising(false);
        if (!tokenised.ok) return setError(tokenised.message);
        const { paymentMethodId } = tokenised;
        return void submit({ paymentMethodId }, { method: 'post' });
      });
    },
  };
}

/** Browsers hold the way of a form to the sites it may post to, and a bank may be any site. */
function SecondStep({ url }: { url: string }) {
  const t = useT('statements');
  useEffect(() => window.location.replace(url), [url]);
  return (
    <>
      <h1 className="wide text-4xl">{t('addStepTitle')}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{t('addStepText')}</p>
      <LinkButton to={url}>{t('cardStep')}</LinkButton>
    </>
  );
}
