import { Refusal } from '../refusal.ts';

/** Any secret key of test mode will do, as a bearer token or as the user name of basic authentication. */
export function assertSecretKey(authorization: string | undefined): void {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64').toString('utf8').replace(/:.*$/s, '')
      : value;
  if (/^[sr]k_test_\w+$/.test(given)) return;
  const message =
    given === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").'
      : `Invalid API Key provided: ${given.slice(0, 8)}***`;
  throw new Refusal(401, { type: 'invalid_request_error', message }, false);
}
