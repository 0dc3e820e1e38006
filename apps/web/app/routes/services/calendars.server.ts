import { type Calendars, readCalendars } from '@waypost/contract/client';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import { ask } from '../../platform/answer.server.ts';

/** Calendars of both ends of a way, or null: a page has more to offer than dates. */
export async function findCalendars(
  request: Request,
  way: { from: string; to: string },
): Promise<Calendars | null> {
  const [from, to] = [way.from, way.to].map((place) => countryCodeOf(countryPart(place)));
  if (!from || !to) return null;
  const query = { from, to } as Parameters<typeof readCalendars>[0]['query'];
  const answer = await ask(request, readCalendars, { query });
  return answer.ok ? answer.data : null;
}
