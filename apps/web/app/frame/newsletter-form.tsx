import { useFetcher } from 'react-router';
import { useId } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { useFetchAhead } from '../platform/fetch-ahead.tsx';
import { Link } from '../platform/link.tsx';
import { type ShownRefusal, useRefusalText } from '../platform/refused.tsx';
import { Button } from '../ui/button.tsx';

/** What the action of /newsletter answers. */
export type NewsletterAnswer = { refusal: ShownRefusal | null };

/** Stands on Deep. Without scripts /newsletter answers with a page, with scripts in place. */
export function NewsletterForm() {
  const t = useT('frame');
  const id = useId();
  const { Form, data: answer, state } = useFetcher<NewsletterAnswer>();
  const { onInput, links } = useFetchAhead('/newsletter');
  return (
    <Form
      method="post"
      action="/newsletter"
      onInput={onInput}
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
          className="min-h-12 w-full rounded bg-ground px-3.5 [text-align:match-parent] text-ink"
        />
        <label className="mt-3 flex gap-3 text-sm text-on-deep-muted">
          <input
            type="checkbox"
            name="consent"
            value="true"
            required
            className="size-6 shrink-0 accent-signal"
          />
          <span className="min-w-0">{t('newsletterConsent')}</span>
        </label>
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

function Outcome({ answer }: { answer: NewsletterAnswer }) {
  const t = useT('frame');
  const answers = useT('answers');
  const textOf = useRefusalText();
  if (answer.refusal === null) return answers('newsletterRequested');
  return textOf(answer.refusal) ?? t('newsletterFailed');
}
