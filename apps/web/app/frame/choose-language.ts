import { updateProfile } from '@waypost/contract/client';
import { completeLocale } from '@waypost/i18n/locales';
import { data, redirect } from 'react-router';
import { ask } from '../platform/answer.server.ts';
import { textIn } from '../platform/form-text.ts';
import { languageCookie } from '../platform/language-cookie.ts';
import { pathOfThisSite } from '../platform/return-path.ts';
import { hasCustomerCookie } from '../platform/session.server.ts';
import { site } from '../platform/site.server.ts';
import type { Route } from './+types/choose-language.ts';

/** Nobody comes here on purpose: it is where the translation menu posts to. */
export function loader() {
  return redirect('/');
}

/**
 * A page with scripts stays as it is, with its scroll and what was typed, and loads its data again
 * in the new language; without scripts the browser is sent back to it.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const code = textIn(form, 'code');
  if (!site.languages.some((language) => language.code === code)) {
    throw data(null, { status: 400 });
  }
  if (hasCustomerCookie(request)) await rememberForMails(request, code);
  const headers = { 'set-cookie': languageCookie(code, site.origin.startsWith('https:')) };
  if (form.has('stay')) return data(null, { headers });
  return redirect(pathOfThisSite(textIn(form, 'returnTo')) ?? '/', { status: 303, headers });
}

/**
 * Mails come in the language a customer uses. The page changes also when the api does not take it: a
 * session that has ended, or staff who look and change nothing.
 */
async function rememberForMails(request: Request, code: string): Promise<void> {
  await ask(request, updateProfile, { body: { locale: completeLocale(code) } });
}
