import { MAIL_TEMPLATES, REWRITABLE_TEMPLATES } from '@waypost/contract';
import { expect, it } from 'vitest';
import { FEATURES } from './index.ts';

const emails = FEATURES.flatMap(({ emails: offered = [] }) => offered);

it('every email template of the contract is offered by one feature', () => {
  const offered = emails.map(({ template }) => template);
  expect(offered.toSorted()).toEqual([...MAIL_TEMPLATES].toSorted());
});

it('the features can write again the emails that the contract lists as such, and no others', () => {
  const again = emails.filter(({ writeAgain }) => writeAgain !== undefined);
  expect(again.map(({ template }) => template).toSorted()).toEqual(
    [...REWRITABLE_TEMPLATES].toSorted(),
  );
});
