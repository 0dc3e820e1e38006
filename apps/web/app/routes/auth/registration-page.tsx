import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Country } from '../../parcels/country-list.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { withReturnPath } from '../../platform/return-path.ts';
import { useCheck } from '../../platform/use-check.ts';
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
  countries: Country[];
  /** Where the reader's browser says they are. */
  country: string;
  answered: Answered | undefined;
  /** What was typed before the code step, for whoever comes back from it. */
  typed: RegistrationValues | undefined;
  onTyped: (values: RegistrationValues) => void;
};

export function RegistrationPage(props: RegistrationPageProps) {
  const { from, countries, country, answered, typed, onTyped } = props;
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  const { faults, look, check } = useCheck<RegistrationFaults>(faultsIn, answered?.faults);
  const [seen, setSeen] = useState<Answered>();
  const values = answered?.values ?? typed ?? { ...EMPTY_REGISTRATION, country };
  const refusal = answered === seen ? null : (answered?.refusal ?? null);
  const checked = Object.keys(faults).length > 0;

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
        onSubmit={(event) => {
          const { values: now } = readRegistration(new FormData(event.currentTarget));
          if (check(event)) onTyped(now);
        }}
        onInput={(event) => {
          setSeen(answered);
          if (checked) look(event.currentTarget);
        }}
        className="space-y-10"
      >
        <AboutYou values={values} faults={faults} />
        <Address values={values} faults={faults} countries={countries} />
        <div className="space-y-3">
          <Option
            type="checkbox"
            name="acceptTerms"
            value="yes"
            required
            defaultChecked={values.acceptTerms}
            error={faults.acceptTerms && t('termsMissing')}
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

function faultsIn(form: FormData): RegistrationFaults {
  const { values, passwords } = readRegistration(form);
  return findRegistrationFaults(values, passwords);
}

function isOnlyTerms(faults: RegistrationFaults): boolean {
  return Object.keys(faults).join() === 'acceptTerms';
}
