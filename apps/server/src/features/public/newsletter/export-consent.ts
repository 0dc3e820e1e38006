import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import { readConsent } from './newsletter.queries.ts';

export async function exportConsent(
  ctx: Ctx,
  { customerId, emailKey }: Person,
): Promise<Pick<ExportedLists, 'consents'>> {
  const consent = await asCustomer(ctx.db, customerId, (own) => readConsent(own, emailKey));
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
