import { AUDIT_ACTIONS } from '@waypost/contract/audit-actions';
import { translator } from '@waypost/i18n';
import { expect, test } from 'vitest';
import { choiceOf } from './act-words.ts';

const t = translator('en', 'console-audit');

test('the action filter of the audit log lists distinct sentences without codes and numbers', () => {
  const choices = AUDIT_ACTIONS.map((action) => choiceOf(action, t));
  expect(choices).toContain('Looked at customers in the list');
  expect(choices.filter((choice) => /\d|[a-z]\.[a-z]|\{/.test(choice))).toEqual([]);
  expect(new Set(choices).size).toBe(AUDIT_ACTIONS.length);
});
