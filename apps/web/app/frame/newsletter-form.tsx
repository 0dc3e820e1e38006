import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import { findConsentFaults } from '../parcels/consent-faults.ts';
import { useT } from '../platform/catalogs.tsx';
import { useFetchAhead } from '../platform/fetch-ahead.tsx';
import { Link } from '../platform/link.tsx';
import { type ShownRefusal, useRefusalText } from '../platform/refused.tsx';
import { useCheck } from '../platform/use-check.ts';
import { Button } from '../ui/button.tsx';
import { useScripted } from '../ui/use-scripted.ts';

/** What the action of /newsletter answers. */
export type NewsletterAnswer = { refusal: ShownRefusal | null };

/** Stands on Deep. Without scripts /newsletter answers with a page, with scripts in place. */
export function NewsletterForm() {
  const t = useT('frame');
  const id = useId();
  const { Form, data: answer, state } = useFetcher<NewsletterAnswer>();
  const { onInput, links } = useFetchAhead('/newsletter');
  const problems = useT('problems');
  const scripted = useScripted();
  const { faults, check } = useCheck(findConsentFaults, undefined);
  const isWrong = (name: 'email' | 'consent') =>
    faults[name] !== undefined && {
      'aria-invalid': true as const,
      'aria-describedby': `${id}-${name}`,
    };
  return (
    <Form
      method="post"
      action="/newsletter"
      // Until scripts run, the browser validates the form.
      noValidate={scripted}
      onInput={onInput}
      onSubmit={check}
      className="grid items-start gap-x-12 lg:grid-cols-2"
    >
      {links}
      <div>
        <h2 className="text-xl">{t('newsletterTitle')}</h2>
        <p className="mt-2 max-w-prose text-on-deep-muted">{t('newsletterText')}</p>
      </div>
      <div className="mt-5 lg:mt-0">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t('newsletterEmail')}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          {...isWrong('email')}
          className="min-h-12 w-full rounded bg-ground px-3.5 [text-align:match-parent] text-ink"
        />
        {faults['email'] !== undefined && <Fault id={`${id}-email`} text={t('emailInvalid')} />}
        <label className="mt-3 flex gap-3 text-sm text-on-deep-muted">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            {...isWrong('consent')}
            className="size-6 shrink-0 accent-signal"
          />
          <span className="min-w-0">{t('newsletterConsent')}</span>
        </label>
        {faults['consent'] !== undefined && (
          <Fault id={`${id}-consent`} text={problems('consent_missing')} />
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" busy={state !== 'idle'}>
            {t('newsletterSubmit')}
          </Button>
          <Link
            to="/legal/privacy"
            className="inline-flex min-h-9 items-center text-sm text-on-deep-muted underline underline-offset-4 hover:text-on-deep"
          >
            {t('newsletterPrivacy')}
          </Link>
        </div>
        <p role="status" className="mt-3 font-semibold empty:hidden">
          {answer !== undefined && <Outcome answer={answer} />}
        </p>
      </div>
    </Form>
  );
}

/** On Deep the colour of problems is too dark to read. */
function Fault({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-semibold">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

function Outcome({ answer }: { answer: NewsletterAnswer }) {
  const t = useT('frame');
  const answers = useT('answers');
  const textOf = useRefusalText();
  if (answer.refusal === null) return answers('newsletterRequested');
  if (answer.refusal.code === 'invalid_request') return t('emailInvalid');
  return textOf(answer.refusal) ?? t('newsletterFailed');
}
