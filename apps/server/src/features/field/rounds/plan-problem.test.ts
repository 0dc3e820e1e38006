import { describe, expect, it } from 'vitest';
import { orderWithinPoints } from './plan-problem.ts';

const ANTWERP = { lat: 51.2, lon: 4.4, city: 'Antwerp' };
const HOUR = 3600;

/** Stops of one city, by name of street; those in `priority` have a parcel of that service. */
function order(
  streets: readonly string[],
  priority: readonly string[],
  leaveAt: readonly number[],
) {
  return orderWithinPoints(streets, {
    stopOf: (street) => ({
      ...ANTWERP,
      kind: 'delivery',
      windowFrom: null,
      postalCode: '2000',
      pieces: [{ service: priority.includes(street) ? 'priority' : 'standard' }],
    }),
    streetOf: (street) => `1 ${street}`,
    kept: new Set(),
    leaveAtOf: (street) => leaveAt[streets.indexOf(street)],
  });
}

describe('stops of one city', () => {
  it('are in the order of their streets, also those of the priority service, when all are left before noon', () => {
    const leaveAt = [8, 9, 10, 11].map((hour) => hour * HOUR);
    expect(order(['Kaai', 'Zand', 'Abdij', 'Dam'], ['Zand', 'Abdij'], leaveAt)).toEqual([
      'Abdij',
      'Dam',
      'Kaai',
      'Zand',
    ]);
  });

  it('stay on their side of noon', () => {
    const leaveAt = [10, 11, 13, 14].map((hour) => hour * HOUR);
    expect(order(['Zand', 'Kaai', 'Dam', 'Abdij'], ['Zand'], leaveAt)).toEqual([
      'Kaai',
      'Zand',
      'Abdij',
      'Dam',
    ]);
  });

  it('are not put before a parcel of the priority service that is left after noon', () => {
    const leaveAt = [11, 12.5, 13, 14].map((hour) => hour * HOUR);
    expect(order(['Zand', 'Kaai', 'Dam', 'Abdij'], ['Kaai'], leaveAt)).toEqual([
      'Zand',
      'Kaai',
      'Abdij',
      'Dam',
    ]);
  });

  it('are in the order of their streets where nothing was planned by points', () => {
    expect(order(['Kaai', 'Zand', 'Abdij'], ['Zand'], [])).toEqual(['Abdij', 'Kaai', 'Zand']);
  });
});
