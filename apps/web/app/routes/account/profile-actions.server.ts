import {
  changeEmail,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  type ProfileChange,
  setNewsletter,
  updateProfile,
} from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { refuseFields, refuseForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import type { ProfileDone } from './profile-section.tsx';

const DETAILS = [
  'name',
  'phone',
  'accountType',
  'company',
  'vatId',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
  'locale',
] as const;

/** What each form of the profile does, by its section. */
export async function changeProfile(request: Request, form: FormData) {
  const section = textIn(form, 'intent') as ProfileDone['section'];
  const tell = (answer: Answer<unknown>, done: ProfileDone['done']) => {
    if (answer.ok) return data<ProfileDone>({ section, done });
    // the session ended while the page was open: sign in again and come back
    if (answer.refusal.code === 'unauthenticated') {
      return redirect('/auth/login?from=%2Fdashboard%2Fprofile', 303);
    }
    return refuseForm(form, answer.refusal);
  };

  switch (section) {
    case 'details': {
      const typed = bodyIn<ProfileChange>(form, ...DETAILS);
      // the company of an individual is not saved
      const body = typed.accountType === 'business' ? typed : { ...typed, company: '', vatId: '' };
      return tell(await ask(request, updateProfile, { body }), 'saved');
    }
    case 'email': {
      const answer = await ask(request, changeEmail, { body: bodyIn(form, 'email', 'password') });
      return tell(answer, 'emailChangeRequested');
    }
    case 'password': {
      const answer = await ask(request, changePassword, {
        body: bodyIn(form, 'currentPassword', 'newPassword'),
      });
      return tell(answer, 'passwordChanged');
    }
    case 'newsletter': {
      const body = { subscribed: textIn(form, 'subscribed') === 'yes' };
      return tell(await ask(request, setNewsletter, { body }), 'saved');
    }
    case 'sessions': {
      if (form.has('sessionId')) {
        const path = { sessionId: textIn(form, 'sessionId') };
        return tell(await ask(request, endSession, { path }), 'sessionEnded');
      }
      const body = { endKeys: form.has('endKeys') };
      const answer = await ask(request, endAllSessions, { body });
      if (answer.ok) return redirect('/auth/login?notice=sessionsEnded', 303);
      return tell(answer, 'sessionsEnded');
    }
    case 'delete': {
      if (!form.has('sure')) return refuseFields(form, { sure: 'required' });
      const answer = await ask(request, deleteAccount, { body: bodyIn(form, 'password') });
      if (answer.ok) return redirect('/auth/login?notice=accountErased', 303);
      return tell(answer, 'accountErased');
    }
    default:
      throw data(null, { status: 400 });
  }
}
