import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Notes the journeys that passed at a second try in the file FLAKY_TESTS, one a line. */
export default class FlakyReporter implements Reporter {
  onTestEnd(test: TestCase): void {
    const file = process.env['FLAKY_TESTS'];
    if (file === undefined || test.outcome() !== 'flaky') return;
    appendFileSync(file, `${test.titlePath().slice(2).join(' > ')}\n`);
  }
}
