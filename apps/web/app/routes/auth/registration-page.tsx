import { type SubmitEvent, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { withReturnPath } from '../../platform/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { Option } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TaskPage } from '../../frame/task-page.tsx';
import { AboutYou, Address } from './registration-fields.tsx';
import {
  EMPTY_REGISTRATION,
  findRegistrationFaults,
  readRegistration,
  type RegistrationFaults,
  type RegistrationValues,
} from './registration-form.ts';

type Answered = {
  values: RegistrationValues;
  faults: RegistrationFaults;
  refusal: ShownRefusal | null;
};

type RegistrationPageProps = {
  from: string | undefined;
  answered: Answered | undefined;
  /** What was typed before the code step, for whoever comes back from it. */
  typed: RegistrationValues | undefined;
  onTyped: (values: RegistrationValues) => void;
};

export function RegistrationPage({ from, answered, typed, onTyped }: RegistrationPageProps) {
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  const [faults, setFaults] = useState<RegistrationFaults>(answered?.faults ?? {});
  const [seen, setSeen] = useState<Answered>();
  const values = answered?.values ?? typed ?? EMPTY_REGISTRATION;
  const refusal = answered === seen ? null : (answered?.refusal ?? null);
  const checked = Object.keys(faults).length > 0;

  const faultsIn = (form: HTMLFormElement) => {
    const { values: now, passwords } = readRegistration(new FormData(form));
    return findRegistrationFaults(now, passwords);
  };
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const found = faultsIn(event.currentTarget);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      onTyped(readRegistration(new FormData(event.currentTarget)).values);
      return;
    }
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <TaskPage
      metaTitle={t('registerMetaTitle')}
      title={t('registerTitle')}
      lead={t('registerLead')}
      wide
      aside={
        <p>
          {t('haveAccount')}{' '}
          <Link
            to={withReturnPath('/auth/login', from)}
            className="font-semibold underline underline-offset-4"
          >
            {t('loginLink')}
          </Link>
        </p>
      }
    >
      {checked && (
        <Notice
          tone="problem"
          title={t(isOnlyTerms(faults) ? 'termsMissing' : 'registerIncomplete')}
        />
      )}
      {refusal !== null && <Refused refusal={refusal} fallback={t('registerFailed')} />}
      <Form
        method="post"
        noValidate
        onSubmit={check}
        onInput={(event) => {
          setSeen(answered);
          if (checked) setFaults(faultsIn(event.currentTarget));
        }}
        className="space-y-10"
      >
        <AboutYou values={values} faults={faults} />
        <Address values={values} />
        <div className="space-y-3">
          <Option
            type="checkbox"
            name="acceptTerms"
            value="yes"
            required
            defaultChecked={values.acceptTerms}
            aria-invalid={faults.acceptTerms !== undefined}
          >
            {t('terms')}
          </Option>
          <p className="flex gap-5 text-sm">
            <Link to="/legal/terms" className="py-0.5 underline underline-offset-4">
              {t('termsLink')}
            </Link>
            <Link to="/legal/privacy" className="py-0.5 underline underline-offset-4">
              {t('privacyLink')}
            </Link>
          </p>
          <Option type="checkbox" name="newsletter" value="yes" defaultChecked={values.newsletter}>
            {t('newsletter')}
            <span className="block text-sm text-muted">{t('newsletterHelp')}</span>
          </Option>
        </div>
        <Button type="submit" className="w-full text-lg" disabled={busy}>
          {busy ? t('registerBusy') : t('registerAction')}
        </Button>
      </Form>
    </TaskPage>
  );
}

function isOnlyTerms(faults: RegistrationFaults): boolean {
  return Object.keys(faults).join() === 'acceptTerms';
}
