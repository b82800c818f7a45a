/** Reads the reports of the two runners. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '../steps.ts';
import type { Tally } from './tally.ts';

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
      /** What the test's set-up adds: `seen` of a story, by visual-tests/a11yCoverage.ts. */
      readonly meta?: { readonly seen?: object };
    }[];
  }[];
}

/** Lines of a failure in the summary: enough for the expected and the actual value. */
const shownLines = 6;

/** Where a test failed, and the beginning of its error, without colours and stack. */
function failure(where: string, why: string | undefined): string {
  const lines = stripVTControlCharacters(why ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [where, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
}

/** Reads Vitest's JSON report. A file that could not be read has failed without a test. */
export function fromVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(repository, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [`${file}: the file itself`] : [];
      return failed.map(({ fullName, failureMessages }) =>
        failure(`${file}: ${fullName}`, failureMessages?.[0]),
      );
    }),
  };
}

/**
 * Reads Vitest's report of the stories. One that passed without the checks of `visual-tests/setup.ts` has failed: Vitest
 * loads that file for each story file, and says nothing where it did not.
 */
export function fromStories(report: VitestReport): Tally {
  const { passed, failed, failures = [], ...tally } = fromVitest(report);
  const unchecked = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && meta?.seen === undefined)
      .map(({ fullName }) =>
        failure(`${relative(repository, name)}: ${fullName}`, 'visual-tests/setup.ts did not run.'),
      ),
  );
  return {
    ...tally,
    passed: passed - unchecked.length,
    failed: failed + unchecked.length,
    failures: [...failures, ...unchecked],
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName?: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function failedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  const why = ({ tests }: (typeof own)[number]) =>
    tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message;
  return [
    ...own.map((spec) => failure(`${spec.file}: ${spec.title}`, why(spec))),
    ...suites.flatMap(failedIn),
  ];
}

/** Reads Playwright's JSON report; a test that passed only on a second try counts as failed. */
export function fromPlaywright(report: PlaywrightReport): Tally {
  const { stats } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failedIn(report),
  };
}
