import {
  changeEmail,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  setNewsletter,
  updateProfile,
} from '@waypost/contract/client';
import { completeLocale } from '@waypost/i18n/locales';
import { data, redirect } from 'react-router';
import { isEmail, isPhoneOrEmpty } from '../../parcels/contact-rules.ts';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';
import type { ProfileAnswer, Section } from './profile-section.tsx';

/** What each form of the profile does, by the name its submit button carries. */
export async function changeProfile(request: Request, form: FormData) {
  const text = (name: string) => textIn(form, name).trim();
  /** As typed: a password is never trimmed. */
  const secret = (name: string) => textIn(form, name);

  switch (form.get('intent')) {
    case 'details': {
      if (text('name') === '') return refuse('details', { name: 'nameMissing' });
      if (!isPhoneOrEmpty(text('phone'))) return refuse('details', { phone: 'phoneInvalid' });
      return tell('details', 'saved', await ask(request, updateProfile, { body: details() }));
    }
    case 'email': {
      const email = text('email');
      if (!isEmail(email)) return refuse('email', { email: 'emailInvalid' });
      if (secret('password') === '') return refuse('email', { password: 'passwordMissing' });
      const body = { email, password: secret('password') };
      return tell('email', 'emailChangeRequested', await ask(request, changeEmail, { body }));
    }
    case 'password': {
      const [currentPassword, newPassword] = [secret('currentPassword'), secret('newPassword')];
      if (currentPassword === '') return refuse('password', { currentPassword: 'passwordMissing' });
      if (newPassword === '') return refuse('password', { newPassword: 'passwordShort' });
      const body = { currentPassword, newPassword };
      return tell('password', 'passwordChanged', await ask(request, changePassword, { body }));
    }
    case 'newsletter': {
      const body = { subscribed: text('subscribed') === 'yes' };
      return tell('newsletter', 'saved', await ask(request, setNewsletter, { body }));
    }
    case 'session': {
      const path = { sessionId: text('sessionId') };
      return tell('sessions', 'sessionEnded', await ask(request, endSession, { path }));
    }
    case 'sessions': {
      const body = { endKeys: form.has('endKeys') };
      const answer = await ask(request, endAllSessions, { body });
      if (answer.ok) return redirect('/auth/login?notice=sessionsEnded', 303);
      return tell('sessions', 'sessionsEnded', answer);
    }
    case 'delete': {
      if (text('sure') === '') return refuse('delete', { sure: 'deleteUnconfirmed' });
      if (secret('password') === '') return refuse('delete', { password: 'passwordMissing' });
      const body = { password: secret('password') };
      const answer = await ask(request, deleteAccount, { body });
      if (answer.ok) return redirect('/auth/login?notice=accountErased', 303);
      return tell('delete', 'accountErased', answer);
    }
    default:
      throw data(null, { status: 400 });
  }

  function details() {
    const accountType =
      text('accountType') === 'business' ? ('business' as const) : ('individual' as const);
    return {
      name: text('name'),
      phone: text('phone'),
      accountType,
      company: accountType === 'business' ? text('company') : '',
      vatId: accountType === 'business' ? text('vatId') : '',
      addressLine1: text('addressLine1'),
      addressLine2: text('addressLine2'),
      city: text('city'),
      region: text('region'),
      postalCode: text('postalCode'),
      country: text('country'),
      locale: completeLocale(text('locale')),
    };
  }
}

function refuse(section: Section, faults: ProfileAnswer['faults']) {
  return data<ProfileAnswer>({ section, done: null, refusal: null, faults }, { status: 400 });
}

function tell(section: Section, done: ProfileAnswer['done'], answer: Answer<unknown>) {
  if (answer.ok) return data<ProfileAnswer>({ section, done, refusal: null, faults: {} });
  // the session ended while the page was open: sign in again and come back
  if (answer.refusal.status === 401 && answer.refusal.code === 'unauthenticated') {
    return redirect('/auth/login?from=%2Fdashboard%2Fprofile', 303);
  }
  const { refusal } = answer;
  return data<ProfileAnswer>(
    { section, done: null, refusal, faults: {} },
    { status: refusal.status },
  );
}
