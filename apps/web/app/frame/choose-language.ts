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

/** Not a page to visit: the translation menu posts here. */
export function loader() {
  return redirect('/');
}

/**
 * With scripts the page stays, with its scroll position and typed text, and reloads its data in the new language;
 * without scripts the browser is redirected back to it.
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
 * The customer's language decides the language of mails. The page changes even if the api does not save it: the
 * session may have ended, or staff may view the account, who cannot change anything.
 */
async function rememberForMails(request: Request, code: string): Promise<void> {
  await ask(request, updateProfile, { body: { locale: completeLocale(code) } });
}
