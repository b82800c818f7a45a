import { pino } from 'pino';
import type { Services } from '../http/vars.ts';

/** Lets a server write its log as it does for real, into a list: each line as it would be printed. */
export function hearLog({ log }: Services): readonly string[] {
  const lines: string[] = [];
  const heard = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  for (const level of ['info', 'warn', 'error'] as const) {
    Object.assign(log, { [level]: heard[level].bind(heard) });
  }
  return lines;
}
