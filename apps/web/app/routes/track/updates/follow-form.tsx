import { useFetcher } from 'react-router';
import { findConsentFaults } from '../../../parcels/consent-faults.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useFetchAhead } from '../../../platform/fetch-ahead.tsx';
import { Link } from '../../../platform/link.tsx';
import { useCheck } from '../../../platform/use-check.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { Outcome, UPDATES_PATH, type UpdatesAnswer } from './outcome.tsx';

/** Without scripts a page answers, with scripts it is answered in place. */
export function FollowForm({ trackingNumber }: { trackingNumber: string }) {
  const t = useT('updates');
  const { Form, data: answer, state } = useFetcher<UpdatesAnswer>();
  const { onInput, links } = useFetchAhead(UPDATES_PATH);
  const frame = useT('frame');
  const problems = useT('problems');
  const scripted = useScripted();
  const { faults, check } = useCheck(findConsentFaults, undefined);
  return (
    <Form
      method="post"
      action={UPDATES_PATH}
      // Until the scripts are there, the browser tells what is wrong.
      noValidate={scripted}
      onInput={onInput}
      onSubmit={check}
      className="max-w-xl"
    >
      {links}
      <p className="text-muted">{t('lead')}</p>
      <input type="hidden" name="about" value="follow" />
      <input type="hidden" name="ref" value={trackingNumber} />
      <Field
        label={t('email')}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        error={faults['email'] && frame('emailInvalid')}
        className="mt-5"
      />
      <Checkbox
        label={t('consent')}
        name="consent"
        value="true"
        required
        error={faults['consent'] && problems('consent_missing')}
        className="mt-2"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="secondary" busy={state !== 'idle'}>
          {t('submit')}
        </Button>
        <Link
          to="/legal/privacy"
          className="inline-flex min-h-9 items-center text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('privacy')}
        </Link>
      </div>
      <Outcome answer={answer} />
    </Form>
  );
}
