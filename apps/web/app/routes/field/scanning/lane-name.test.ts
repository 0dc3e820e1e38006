import { automaticPlan } from '@waypost/domain/sort-plan';
import { translator } from '@waypost/i18n';
import { describe, expect, it } from 'vitest';
import { wordsOfLane } from './lane-name.ts';

const t = translator('de', 'field');

describe('the name of a lane', () => {
  it('is translated for the automatic plan, and combines code and name for a hub', () => {
    const plan = automaticPlan('own', [{ id: 'other', code: 'GNE', name: 'Gent' }]);
    expect(plan.lanes.map((lane) => wordsOfLane(t, lane))).toEqual([
      { large: 'Zustellung', below: '' },
      { large: 'GNE', below: 'Gent' },
      { large: 'Büro', below: '' },
    ]);
  });

  it('is shown once if it equals the code', () => {
    const lane = { code: 'CUSTOMS', name: 'Customs', kind: 'customs' as const };
    expect(wordsOfLane(t, lane)).toEqual({ large: 'CUSTOMS', below: '' });
  });
});
