import { describe, expect, it } from 'vitest';
import {
  codeMailedTo,
  newEmail,
  PASSWORD,
  registerCustomer,
  registration,
} from '../../testing/people.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { useTestWorker } from '../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

describe('a registration', () => {
  it('becomes an account and a session with the code that was mailed', async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    const begun = await browser.post('/api/auth/register', registration(email));
    expect(begun.statusCode).toBe(202);
    expect(begun.json()).toMatchObject({ otpRequired: true, next: 'otp' });
    await worker.runJobs();
    const verified = await browser.post('/api/auth/verify-otp', {
      email,
      otp: codeMailedTo(worker, email),
    });
    expect(verified.statusCode).toBe(200);
    expect(verified.json()).toMatchObject({ user: { email, name: 'Ada Example' } });
    const me = await browser.get('/api/auth/me');
    expect(me.json()).toEqual(verified.json());
  });
});
