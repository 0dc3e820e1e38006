import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../installation/server-process.ts';
import { MONITORING, readAlarms, readPanels } from './monitoring-files.ts';
import { PROVOCATIONS } from './provocations.ts';

const alarms = readAlarms();
const names = alarms.map(({ name }) => name);

/** The runbook of an alarm begins with its name; other pages are about disasters. */
function readRunbooks(): { file: string; alarm: string }[] {
  const files = globSync('docs/runbooks/*.md', { cwd: REPOSITORY });
  return files.flatMap((file) => {
    const text = readFileSync(join(REPOSITORY, file), 'utf8');
    const alarm = /^# ([A-Z][a-z]+[A-Z]\w+): /.exec(text)?.[1];
    return alarm === undefined ? [] : [{ file, alarm }];
  });
}

describe('every alarm', () => {
  it('names a severity and its own runbook, and every runbook of an alarm has its alarm', () => {
    const severities = new Set(alarms.map(({ severity }) => severity));
    expect([...severities].toSorted()).toEqual(['critical', 'none', 'warning']);
    const pointed = alarms.map(({ name, runbook }) => ({ file: runbook, alarm: name }));
    const byFile = (one: { file: string }, other: { file: string }) =>
      one.file.localeCompare(other.file);
    expect(readRunbooks().toSorted(byFile)).toEqual(pointed.toSorted(byFile));
  });

  it('has a promtool test in which it fires', () => {
    const tests = readFileSync(join(MONITORING, 'alerts.test.yml'), 'utf8');
    const fired = tests.split('\n  - name: ').filter((block) => block.includes('exp_labels'));
    expect(fired.map((block) => block.split('\n', 1)[0])).toEqual(names);
  });

  it('is listed in the table of alarms, with where it was seen firing', () => {
    const table = readFileSync(join(REPOSITORY, 'docs/runbooks/alarms.md'), 'utf8');
    const provoked = new Set(PROVOCATIONS.flatMap((one) => one.alarms));
    const rows = alarms.map(({ name, severity, runbook }) => {
      const file = runbook.replace('docs/runbooks/', '');
      const seen = provoked.has(name) ? 'provoked' : 'promtool';
      return new RegExp(`^\\| \\[${name}\\]\\(${file}\\) +\\| ${severity} +\\| ${seen} `, 'm');
    });
    for (const row of rows) expect(table).toMatch(row);
  });
});

it('every provocation names existing alarms', () => {
  for (const { alarms: provoked } of PROVOCATIONS)
    expect(names).toEqual(expect.arrayContaining([...provoked]));
});

it('a panel of the dashboards has a title and a query', () => {
  const panels = readPanels();
  expect(panels.length).toBeGreaterThan(20);
  for (const { title, query } of panels) expect(title && query).not.toBe('');
});
