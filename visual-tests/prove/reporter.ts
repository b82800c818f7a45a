/** Writes the findings of the probes to a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import './finding.ts';

/** Collects one run's stories for `npm run prove -- ui`. */
export class ProofReporter implements Reporter {
  readonly #stories: object[] = [];
  readonly #file: string;
  #started = 0;
  #ended = 0;

  constructor(file: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    const now = performance.now();
    const { duration = 0 } = test.diagnostic() ?? {};
    const { found = [], undecided = {} } = test.meta();
    this.#started ||= now - duration;
    this.#ended = now;
    this.#stories.push({
      story: test.fullName,
      file: test.module.relativeModuleId,
      state,
      milliseconds: duration,
      found,
      undecided,
      said: (errors ?? []).map(({ message }) => message.slice(0, 400)),
    });
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string }[]) {
    mkdirSync(dirname(this.#file), { recursive: true });
    const milliseconds = this.#ended - this.#started;
    const said = unhandled.map(({ message }) => message);
    writeFileSync(
      this.#file,
      JSON.stringify({ milliseconds, said, stories: this.#stories }, null, 1),
    );
  }
}
