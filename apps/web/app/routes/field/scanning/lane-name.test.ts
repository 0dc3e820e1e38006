import { automaticPlan } from '@waypost/domain/sort-plan';
import { translator } from '@waypost/i18n';
import { expect, it } from 'vitest';
import { laneName } from './lane-name.ts';

it('names the lanes of the automatic plan in the language of the phone, and other hubs as they are called', () => {
  const plan = automaticPlan('own', [{ id: 'other', code: 'GNE', name: 'Gent' }]);
  const names = plan.lanes.map((lane) => laneName(translator('de', 'field'), lane));
  expect(names).toEqual(['Zustellung', 'Gent', 'Büro']);
});
