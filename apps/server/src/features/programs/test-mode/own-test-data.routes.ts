import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { advanceShipment } from './advance-shipment.ts';
import { eraseOfAccount } from './erase-test-data.ts';
import { findMail, selectMails } from './test-mails.queries.ts';
import { selectTestShipments } from './test-shipments.queries.ts';

const ROWS = 50;

/** Test data of an account, for its owner who is signed in. A live database never gets to these handlers. */
export function ownTestDataRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listTestShipments', { customer: true }, async ({ caller, query }) => {
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectTestShipments(own, customerId, { before: query.before, limit: ROWS + 1 }),
    );
    const shipments = rows
      .slice(0, ROWS)
      .map(({ bookedAt, ...row }) => ({ ...row, bookedAt: bookedAt.toISOString() }));
    return { status: 200, body: { shipments, next: nextOf(rows) } };
  });

  mount('advanceTestShipment', { customer: true }, async ({ caller, params, body }) => {
    const { customerId } = caller;
    const { trackingNumber } = await advanceShipment(ctx, customerId, params.shipmentId, body.to);
    return { status: 200, body: { trackingNumber } };
  });

  mount('listKeptMails', { customer: true }, async ({ caller, query }) => {
    const asked = { before: query.before, limit: ROWS + 1 };
    const rows = await selectMails(ctx.db, caller.customerId, asked);
    const mails = rows.slice(0, ROWS).map(presentMail);
    return { status: 200, body: { mails, next: nextOf(rows) } };
  });

  mount('readKeptMail', { customer: true }, async ({ caller, params }) => {
    const mail = await findMail(ctx.db, caller.customerId, params.mailId);
    if (mail === undefined) throw new Problem('not_found');
    return { status: 200, body: { ...presentMail(mail), html: mail.html } };
  });

  mount('deleteTestData', { customer: true }, async ({ caller }) => ({
    status: 200,
    body: { shipments: await eraseOfAccount(ctx, caller.customerId, null) },
  }));
}

type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

function presentMail({ id, channel, recipient, subject, body, keptAt }: MailRow) {
  return { id, channel, to: recipient, subject, text: body, createdAt: keptAt.toISOString() };
}

/** One row more than is shown says that there is another page. */
function nextOf(rows: readonly { id: string }[]): string | null {
  return rows.length > ROWS ? (rows[ROWS - 1]?.id ?? null) : null;
}
