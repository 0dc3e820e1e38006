import type { Api } from '../../../platform/http/mount.ts';
import { readCalendar } from './read-calendar.ts';

export function calendarsRoutes({ mount }: Api): void {
  mount('readCalendars', { anyone: true }, async ({ query }) => {
    const now = new Date();
    const [origin, destination] = [readCalendar(query.from, now), readCalendar(query.to, now)];
    return {
      status: 200,
      body: { origin: asAnswer(origin), destination: asAnswer(destination) },
      headers: { 'cache-control': 'public, max-age=3600' },
    };
  });
}

function asAnswer({ weekend, holidays, ...rest }: ReturnType<typeof readCalendar>) {
  return { ...rest, weekend: [...weekend], holidays: [...holidays] };
}
