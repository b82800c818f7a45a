import { expect, test } from 'vitest';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { fromPlaywright, fromStories, fromVitest } from './reports.ts';
import { sentence, single, sum, withExit } from './tally.ts';

test('the last line names skipped tests only when there are any', () => {
  expect(sentence({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(sentence({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});

test('a part that fails without a failed test counts one failure', () => {
  expect(withExit({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExit({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withExit({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('the parts are summed from the reports of both runners, and failures are named', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: join(repository, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'it adds' },
          { status: 'failed', fullName: 'it divides' },
        ],
      },
      { name: join(repository, 'b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  const spec = (title: string, status: string) => ({ file: 'c.ts', title, tests: [{ status }] });
  const playwright = {
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs: [spec('walks', 'expected'), spec('stumbles', 'flaky')] }] }],
  };
  const all = sum([fromVitest(vitest), fromPlaywright(playwright), single(true), single(false)]);
  expect(all).toEqual({
    passed: 8,
    failed: 3,
    skipped: 2,
    failures: ['a.test.ts: it divides', 'b.test.ts: the file itself', 'c.ts: stumbles'],
  });
});

test('a failed test is listed with the start of its message, without colours and positions', () => {
  const vitest = {
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(repository, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'it adds',
            failureMessages: ['\u001B[31mError: 2 is not 3\u001B[39m\n\n    at a.test.ts:1:1'],
          },
        ],
      },
    ],
  };
  const playwright = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    specs: [
      {
        file: 'c.ts',
        title: 'walks',
        tests: [{ status: 'unexpected', results: [{ error: { message: 'Error: not visible' } }] }],
      },
    ],
  };
  expect(sum([fromVitest(vitest), fromPlaywright(playwright)]).failures).toEqual([
    'a.test.ts: it adds\n    Error: 2 is not 3',
    'c.ts: walks\n    Error: not visible',
  ]);
});

test('a story that passed without the checks of its set-up has failed', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(repository, 'a.stories.tsx'),
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'Default', meta: { seen: {} } },
          { status: 'passed', fullName: 'Empty', meta: {} },
        ],
      },
    ],
  };
  expect(fromStories(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['a.stories.tsx: Empty\n    visual-tests/setup.ts did not run.'],
  });
});
