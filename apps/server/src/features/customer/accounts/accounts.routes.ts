import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { clearCookie, readSecretCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { hashSecret } from '../../../platform/random.ts';
import { beginRegistration } from './begin-registration.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { findWaitingAttempt } from './codes.queries.ts';
import { readCustomer } from './customers.queries.ts';
import { SESSION_COOKIE_SECONDS } from './open-session.ts';
import { presentCustomer } from './present-customer.ts';
import { resendCode } from './resend-code.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { deleteSession } from './sessions.queries.ts';
import { verifyCode } from './verify-code.ts';

/** As long as an attempt can ask for new codes. */
const ATTEMPT_COOKIE_SECONDS = 3600;

function codeSent(message: string) {
  return {
    status: 202,
    body: { otpRequired: true, next: 'otp', status: 'OTP_REQUIRED', message },
  } as const;
}

/** Registration, sign-in and password reset. */
export function accountsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('register', { anyone: true }, ({ body, clientAddress, reply, request }) =>
    withAnswerFloor(async () => {
      const secret = await beginRegistration(ctx, body, {
        clientAddress,
        locale: languageOf(request),
      });
      setSecretCookie(reply, 'attempt', secret, ATTEMPT_COOKIE_SECONDS);
      return codeSent(saying(request, 'codeSent'));
    }),
  );

  mount('login', { anyone: true }, ({ body, clientAddress, reply, request }) =>
    withAnswerFloor(async () => {
      const secret = await beginSignIn(ctx, body, { clientAddress, locale: languageOf(request) });
      setSecretCookie(reply, 'attempt', secret, ATTEMPT_COOKIE_SECONDS);
      return codeSent(saying(request, 'codeSent'));
    }),
  );

  mount('resendOtp', { anyone: true }, ({ body, clientAddress, request }) =>
    withAnswerFloor(async () => {
      await resendCode(ctx, readSecretCookie(request, 'attempt'), body.email, {
        clientAddress,
        locale: languageOf(request),
      });
      return codeSent(saying(request, 'codeResent'));
    }),
  );

  mount('readCodeAttempt', { anyone: true }, async ({ request }) => {
    const secret = readSecretCookie(request, 'attempt');
    const row =
      secret === undefined ? undefined : await findWaitingAttempt(ctx.db, hashSecret(secret));
    if (row === undefined) return { status: 200, body: { attempt: null } };
    const { purpose, email, resendAt } = row;
    return { status: 200, body: { attempt: { purpose, email, resendAt: resendAt.toISOString() } } };
  });

  mount('verifyOtp', { anyone: true }, ({ body, request, reply }) =>
    withAnswerFloor(async () => {
      const { sessionSecret, customer } = await verifyCode(ctx, {
        attemptSecret: readSecretCookie(request, 'attempt'),
        email: body.email,
        code: body.otp,
        userAgent: request.headers['user-agent'],
        oldSessionSecret: readSecretCookie(request, 'customer'),
      });
      setSecretCookie(reply, 'customer', sessionSecret, SESSION_COOKIE_SECONDS);
      clearCookie(reply, 'attempt');
      return { status: 200, body: { user: customer } };
    }),
  );

  mount('forgotPassword', { anyone: true }, ({ body, clientAddress, request }) =>
    withAnswerFloor(async () => {
      await requestReset(ctx, body.email, { clientAddress, locale: languageOf(request) });
      return { status: 202, body: { message: saying(request, 'resetRequested') } };
    }),
  );

  mount('resetPassword', { anyone: true }, async ({ body, clientAddress, reply, request }) => {
    await resetPassword(ctx, body, clientAddress);
    clearCookie(reply, 'customer');
    return { status: 200, body: { message: saying(request, 'passwordReset') } };
  });

  mount('me', { customer: true }, async ({ caller }) => {
    const { customerId, viewedBy } = caller;
    const row = await asCustomer(ctx.db, customerId, (own) => readCustomer(own, customerId));
    return {
      status: 200,
      body: { user: presentCustomer(row), viewing: viewedBy !== undefined },
    };
  });

  mount('logout', { customer: true }, async ({ caller, reply, request }) => {
    const { customerId, sessionId } = caller;
    await asCustomer(ctx.db, customerId, (own) => deleteSession(own, customerId, sessionId));
    clearCookie(reply, 'customer');
    return { status: 200, body: { message: saying(request, 'signedOut') } };
  });
}
