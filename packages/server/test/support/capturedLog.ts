import { pino } from 'pino';
import type { Services } from '../../src/http/vars.ts';

/** Lets a server write its log as it does for real, into a list: each line as it would be printed. */
export function captureLog({ log }: Services): readonly string[] {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  for (const level of ['info', 'warn', 'error'] as const) {
    Object.assign(log, { [level]: logger[level].bind(logger) });
  }
  return lines;
}
