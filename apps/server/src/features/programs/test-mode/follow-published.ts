import type { Ctx } from '../../../platform/context.ts';
import { createRareWarnings } from '../../../platform/log.ts';
import { takePublished } from './published.queries.ts';

/** How long test mode may price by an outdated tariff. */
const EVERY_MS = 60_000;

/** Copies what staff publishes to the test database, now and whenever it has changed. */
export async function followPublished(ctx: Ctx): Promise<{ look(): Promise<void>; stop(): void }> {
  const warn = createRareWarnings(ctx.log);
  let known = '';
  const look = async () => {
    const published = await ctx.identity.readPublished();
    if (published === known) return;
    await takePublished(ctx.db, published);
    known = published;
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => warn(error, 'test mode could not follow the live tariff'));
  }, EVERY_MS);
  return { look, stop: () => clearInterval(timer) };
}
