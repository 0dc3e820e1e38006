import { automaticPlan } from '@waypost/domain/sort-plan';
import { translator } from '@waypost/i18n';
import { describe, expect, it } from 'vitest';
import { wordsOfLane } from './lane-name.ts';

const t = translator('de', 'field');

describe('a lane', () => {
  it('of the automatic plan is shown in the language of the phone, and that of a hub by its code and name', () => {
    const plan = automaticPlan('own', [{ id: 'other', code: 'GNE', name: 'Gent' }]);
    expect(plan.lanes.map((lane) => wordsOfLane(t, lane))).toEqual([
      { large: 'Zustellung', below: '' },
      { large: 'GNE', below: 'Gent' },
      { large: 'Büro', below: '' },
    ]);
  });

  it('that is called like its code is shown once', () => {
    const lane = { code: 'CUSTOMS', name: 'Customs', kind: 'customs' as const };
    expect(wordsOfLane(t, lane)).toEqual({ large: 'CUSTOMS', below: '' });
  });
});
