/** What the program says about itself: sentences in a terminal, elsewhere lines of the log. */
import { describeError } from '../support/describeError.ts';
import type { Logger } from '../support/log.ts';

export interface Output {
  /** Something happens as it should. @param fields What the log has besides the sentence. */
  say(sentence: string, fields?: object): void;
  /** Something went wrong. @param problem A sentence, or an error that has none. */
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
  // What Node prints of its own would be no line of the log.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit(1);
  });
  return { say: (sentence, fields = {}) => log.info(fields, sentence), fail };
}
