import { PERMISSION_SETS } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiCtx } from '../../../platform/context.ts';
import { isDemonstration, isLoopback } from '../../../platform/demonstration-mode.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { readSecretCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { SESSION_COOKIE_SECONDS } from '../../customer/accounts/index.ts';
import { STAFF_COOKIE_SECONDS } from '../members/index.ts';
import { readNumberByStatus } from './demonstration.queries.ts';
import { findDemonstrationCustomer } from './find-demonstration-customer.ts';
import { readSecondFactor, signInAsCustomer, signInAsStaff } from './sign-in-as.ts';

const SIGN_IN = '/api/demo/sign-in';
const SECOND_FACTOR = '/api/demo/second-factor';

/** In no contract: no program may count on them. Where there is no demonstration they do not exist. */
export function demonstrationRoutes({ app }: Api, ctx: ApiCtx): void {
  if (!isDemonstration(ctx.config)) return;
  const options = {
    schema: { hide: true },
    exposeHeadRoute: false,
    async onRequest(request: FastifyRequest) {
      const address = clientAddress(request, ctx.config.INTERNAL_SECRET);
      // a server that listens to its network as well
      if (!isLoopback(address)) throw new Problem('not_found');
      refuseOtherSites(request);
    },
  };

  app.get('/api/demo', options, async () => {
    const account = await findDemonstrationCustomer(ctx.db);
    return {
      shipments: await readNumberByStatus(ctx.db, account?.id ?? null),
      signIns: ['customer', ...PERMISSION_SETS].map((who) => ({ who, path: `${SIGN_IN}/${who}` })),
      secondFactor: `${SECOND_FACTOR}/owner`,
    };
  });

  app.get(`${SIGN_IN}/customer`, options, async (request, reply) => {
    const secret = await signInAsCustomer(ctx, request.headers['user-agent']);
    if (secret === undefined) throw new Problem('not_found');
    setSecretCookie(reply, 'customer', secret, SESSION_COOKIE_SECONDS);
    return reply.redirect('/dashboard', 303);
  });

  for (const set of PERMISSION_SETS) {
    app.get(`${SIGN_IN}/${set}`, options, async (request, reply) => {
      const secret = await signInAsStaff(ctx, set, readSecretCookie(request, 'staff'));
      if (secret === undefined) throw new Problem('not_found');
      setSecretCookie(reply, 'staff', secret, STAFF_COOKIE_SECONDS);
      return reply.redirect('/admin/dashboard', 303);
    });
    app.get(`${SECOND_FACTOR}/${set}`, options, async (_request, reply) => {
      const code = await readSecondFactor(ctx, set);
      if (code === undefined) throw new Problem('not_found');
      return reply.type('text/plain; charset=utf-8').send(`${code}\n`);
    });
  }
}

/** A link in a terminal comes from no site. A page of another site must not sign anyone in. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none' && site !== 'same-origin') {
    throw new Problem('cross_site_request');
  }
}
