import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Notes the tests that passed at a second try in the file FLAKY_TESTS, one a line. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: Parameters<NonNullable<Reporter['onTestCaseResult']>>[0]): void {
    const file = process.env['FLAKY_TESTS'];
    if (file === undefined || test.diagnostic()?.flaky !== true) return;
    appendFileSync(file, `${test.module.relativeModuleId} > ${test.fullName}\n`);
  }
}
