import { Link, useFetcher } from 'react-router';
import { useId } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Button } from '../ui/button.tsx';

/** What the action of /newsletter answers. */
type NewsletterAnswer = { subscribed: boolean; message: string };

/** Stands on Deep. Without scripts /newsletter answers with a page, with scripts in place. */
export function NewsletterForm() {
  const t = useT('frame');
  const id = useId();
  const { Form, data: answer, state } = useFetcher<NewsletterAnswer>();
  return (
    <Form method="post" action="/newsletter" className="grid items-start gap-x-12 lg:grid-cols-2">
      <div>
        <h2 className="text-xl">{t('newsletterTitle')}</h2>
        <p className="mt-2 max-w-prose text-on-deep-muted">{t('newsletterText')}</p>
      </div>
      <div className="mt-5 lg:mt-0">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t('newsletterEmail')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby={`${id}-consent`}
            className="min-h-12 min-w-0 grow basis-60 rounded bg-ground px-3.5 text-ink"
          />
          <input type="hidden" name="consent" value="true" />
          <Button type="submit" busy={state !== 'idle'}>
            {t('newsletterSubmit')}
          </Button>
        </div>
        <p id={`${id}-consent`} className="mt-2 text-sm text-on-deep-muted">
          {t('newsletterConsent')}{' '}
          <Link to="/legal/privacy" className="underline underline-offset-4 hover:text-on-deep">
            {t('newsletterPrivacy')}
          </Link>
        </p>
        <p role="status" className="mt-2 font-semibold empty:hidden">
          {answer?.message}
        </p>
      </div>
    </Form>
  );
}
