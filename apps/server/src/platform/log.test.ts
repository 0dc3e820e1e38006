import { describe, expect, it } from 'vitest';
import { allowedFields, createRareWarnings, errorFields } from './log.ts';

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

describe('an error of the job queue', () => {
  it('is logged with its cause although it is a copy without a class', () => {
    const lost = Object.assign(new Error('connect to 10.0.0.1'), { code: 'ECONNREFUSED' });
    const copy = { ...lost, message: lost.message, stack: lost.stack, queue: 'send_mail' };
    const fields = errorFields(copy);
    expect(fields).toMatchObject({
      errorName: 'Error',
      errorCode: 'ECONNREFUSED',
      queue: 'send_mail',
    });
    expect(JSON.stringify(fields)).not.toContain('10.0.0.1');
  });

  it('is logged once in ten seconds for each cause, with how many there were', () => {
    let now = 0;
    const lines: unknown[] = [];
    const log = { warn: (fields: object, message: string) => lines.push({ ...fields, message }) };
    const warn = createRareWarnings(log as never, 10_000, () => now);
    const lost = Object.assign(new Error('lost'), { code: '57P01' });
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    for (let n = 0; n < 500; n += 1) warn(lost, 'met an error');
    warn(refused, 'met an error');
    now = 10_000;
    warn(lost, 'met an error');
    expect(lines).toMatchObject([
      { errorCode: '57P01', count: 1 },
      { errorCode: 'ECONNREFUSED', count: 1 },
      { errorCode: '57P01', count: 500 },
    ]);
  });
});
