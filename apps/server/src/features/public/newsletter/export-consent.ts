import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import { readConsent } from './newsletter.queries.ts';

type Exported = Pick<ExportedLists, 'consents'>;

export async function exportConsent(ctx: Ctx, { customerId, emailKey }: Person): Promise<Exported> {
  return present(await asCustomer(ctx.db, customerId, (own) => readConsent(own, emailKey)));
}

export async function exportConsentOfAddress(ctx: Ctx, emailKey: string): Promise<Exported> {
  const consent = await readConsent(ctx.db, emailKey);
  const isHere = consent !== undefined && ctx.cells.elsewhere(consent.shard) === null;
  return present(isHere ? consent : undefined);
}

function present(consent: Awaited<ReturnType<typeof readConsent>>): Exported {
  const moments: [kind: string, at: Date | null | undefined][] = [
    ['newsletter_requested', consent?.requestedAt],
    ['newsletter_confirmed', consent?.confirmedAt],
    ['newsletter_left', consent?.leftAt],
  ];
  const version = consent?.termsVersion ?? '';
  return {
    consents: moments.flatMap(([kind, at]) =>
      at instanceof Date ? [{ kind, version, at: at.toISOString() }] : [],
    ),
  };
}
