import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));
const config: IConfiguration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const rules = (config.forbidden ?? []).map((rule) => rule.name ?? 'unnamed');

/** Which rule is broken by which pair of modules; a circle has one pair, reported both ways. */
async function violations(fixture: string): Promise<Set<string>> {
  const { output } = await cruise(
    ['.'],
    { ...config.options, baseDir: `${fixtures}/${fixture}`, validate: true, ruleSet: config },
    config.options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return new Set(
    output.summary.violations.map(({ rule, from, to }) =>
      [rule.name, ...[from, to].toSorted()].join(' '),
    ),
  );
}

test('every import rule has a fixture that breaks it', () => {
  expect(readdirSync(fixtures).toSorted()).toEqual(rules.toSorted());
});

test.each(rules)(
  '%s is reported for one import of its fixture, and nothing else is',
  async (rule) => {
    const found = [...(await violations(rule))];
    expect(found).toEqual([expect.stringMatching(`^${rule} `)]);
  },
);
