import { describe, expect, it } from 'vitest';
import { allowedFields, errorFields } from './log.ts';

describe('a log line', () => {
  it('keeps listed fields and drops everything else', () => {
    const fields = { requestId: 'r1', status: 500, email: 'a@example.org', body: { name: 'Ann' } };
    expect(allowedFields(fields)).toEqual({ requestId: 'r1', status: 500 });
  });

  it('has the stack of an error but not its message', () => {
    const error = Object.assign(new Error('duplicate key (email)=(ann@example.org)'), {
      code: '23505',
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({ errorName: 'Error', errorCode: '23505' });
    expect(JSON.stringify(fields)).not.toContain('ann@example.org');
    expect(fields['stack']).toContain('log.test.ts');
  });
});
