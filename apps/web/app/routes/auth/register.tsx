import { register } from '@waypost/contract/client';
import { useState } from 'react';
import { data, redirect } from 'react-router';
import { listCountries } from '../../parcels/country-list.server.ts';
import { ask } from '../../platform/answer.server.ts';
import { safeReturnPath, withReturnPath } from '../../platform/return-path.ts';
import { findCustomer } from '../../platform/session.server.ts';
import { countryOfBrowser, readVisitor } from '../../platform/visitor.server.ts';
import { enterCode, findWaitingAttempt, sendNewCode } from './code-attempt.server.ts';
import { CodeStep } from './code-step.tsx';
import {
  findRegistrationFaults,
  readRegistration,
  type RegistrationFaults,
  registrationOf,
  type RegistrationValues,
} from './registration-form.ts';
import { RegistrationPage } from './registration-page.tsx';
import type { Route } from './+types/register.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if ((await findCustomer(request)) !== null) throw redirect('/dashboard');
  const startAgain = searchParams.has('again');
  const attempt = startAgain ? null : await findWaitingAttempt(request, 'register');
  return {
    from: safeReturnPath(searchParams.get('from')),
    attempt,
    countries: listCountries(readVisitor(request).locale),
    country: countryOfBrowser(request),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'verify') return enterCode(request, form);
  if (form.get('intent') === 'resend') return sendNewCode(request, form);

  const { values, passwords } = readRegistration(form);
  const faults = findRegistrationFaults(values, passwords);
  if (Object.keys(faults).length > 0) {
    return data({ step: 'form', values, faults, refusal: null } as const, { status: 400 });
  }
  const body = registrationOf(values, passwords.password);
  const answer = await ask(request, register, { body });
  if (!answer.ok) {
    const { refusal } = answer;
    const isCode = refusal.errors.some(({ path }) => path === 'postalCode');
    const named: RegistrationFaults = isCode ? { postalCode: 'registerIncomplete' } : {};
    const shown = isCode ? null : refusal;
    return data({ step: 'form', values, faults: named, refusal: shown } as const, {
      status: refusal.status,
    });
  }
  const from = safeReturnPath(new URL(request.url).searchParams.get('from'));
  return redirect(withReturnPath('/auth/register', from), 303);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { from, attempt, countries, country } = loaderData;
  const answered = actionData;
  const [typed, setTyped] = useState<RegistrationValues>();
  if (attempt === null) {
    return (
      <RegistrationPage
        from={from}
        countries={countries}
        country={country}
        answered={answered?.step === 'form' ? answered : undefined}
        typed={typed}
        onTyped={setTyped}
      />
    );
  }
  const form = withReturnPath('/auth/register', from);
  return (
    <CodeStep
      purpose="register"
      email={attempt.email}
      resendAt={attempt.resendAt}
      answered={answered?.step === 'code' ? answered : undefined}
      back={from === undefined ? `${form}?again` : `${form}&again`}
    />
  );
}
