/** Prints sentences in a terminal, and JSON lines elsewhere. */
import { describeError } from '../support/describeError.ts';
import type { Logger } from '../support/log.ts';

export interface Output {
  /** Reports success. @param fields What the log line has besides the sentence. */
  say(sentence: string, fields?: object): void;
  /** Reports a failure. @param problem A sentence, or an error that has none. */
  fail(problem: unknown): void;
}

/** The output of this process. */
export const openOutput = (log: Logger): Output =>
  process.stdout.isTTY ? terminal : logLines(log);

// oxlint-disable no-console -- a person reads this
const terminal: Output = {
  say: (sentence) => console.log(sentence),
  fail: (problem) => console.error(problem),
};
// oxlint-enable no-console

function logLines(log: Logger): Output {
  const fail = (problem: unknown) => {
    if (typeof problem === 'string') log.error(problem);
    else log.error(describeError(problem), 'the program failed');
  };
  // Node's own warnings would not be JSON lines.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit(1);
  });
  return { say: (sentence, fields = {}) => log.info(fields, sentence), fail };
}
