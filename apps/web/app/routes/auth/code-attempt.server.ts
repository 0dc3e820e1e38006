import { readCodeAttempt, resendOtp, verifyOtp } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { safeReturnPath } from '../../platform/return-path.ts';
import { textIn } from '../../platform/form-text.ts';

type Purpose = 'sign_in' | 'register';

/** The sign-in or registration of this browser that waits for its code. */
export async function findWaitingAttempt(request: Request, purpose: Purpose) {
  const answer = await ask(request, readCodeAttempt);
  if (!answer.ok || answer.data.attempt?.purpose !== purpose) return null;
  return answer.data.attempt;
}

/** Signs in and goes to the page one came from. */
export async function enterCode(request: Request, form: FormData) {
  const email = textIn(form, 'email');
  const otp = textIn(form, 'otp').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(otp)) return data({ step: 'code', missing: true } as const, { status: 400 });
  const answer = await ask(request, verifyOtp, { body: { email, otp } });
  if (answer.ok) {
    const from = new URL(request.url).searchParams.get('from');
    return redirect(safeReturnPath(from) ?? '/dashboard', 303);
  }
  const { refusal } = answer;
  return data({ step: 'code', refusal } as const, { status: refusal.status });
}

export async function sendNewCode(request: Request, form: FormData) {
  const email = textIn(form, 'email');
  const answer = await ask(request, resendOtp, { body: { email } });
  if (answer.ok) return data({ step: 'code', resent: true } as const);
  const { refusal } = answer;
  return data({ step: 'code', resendRefusal: refusal } as const, { status: refusal.status });
}
