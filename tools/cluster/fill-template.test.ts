import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const VALUES = {
  ADDRESS: '127.0.0.1',
  PORT: 5000,
  STANDBY_PORT: 5001,
  SERVERS: '  server n1 127.0.0.1:5432 check',
};

test('a template gets every value', () => {
  const filled = fillTemplate('ha/haproxy.cfg', VALUES);
  expect(filled).toContain('bind 127.0.0.1:5000');
  expect(filled).not.toMatch(/^[^#]*\$\{/m);
});

test('a missing value and an unused value are refused', () => {
  expect(() => fillTemplate('ha/haproxy.cfg', { ...VALUES, MORE: 1 })).toThrow('has no MORE');
  expect(() => fillTemplate('ha/haproxy.cfg', { ADDRESS: 'x', PORT: 1, STANDBY_PORT: 2 })).toThrow(
    'needs SERVERS',
  );
});
