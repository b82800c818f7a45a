/** The server's log: one JSON line per event on standard output. */
import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error' | 'level'>;

/** Writes to standard output, or nowhere when `isSilent`. */
export function createLog(isSilent = false): Logger {
  return pino({
    level: isSilent ? 'silent' : 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** The longest part of a path that is certainly not a secret. */
const LONGEST_WORD = 24;

/** What may be a secret whatever its length: control characters, and as many digits as a card number has. */
const secretPattern = /[^\x21-\x7e]|\d{15}/;

/** Application identifiers of GS1 that name one item, whose scans are a person's. */
const itemIdentifiers: readonly (string | undefined)[] = ['21', '235'];

/**
 * A path as it may be logged: reset tokens, file keys and everything else long enough to be a secret are replaced, so
 * are card numbers and serial numbers, and control characters cannot start a new line.
 */
export function pathForLog(path: string): string {
  const parts = path.slice(0, 500).split('/');
  const isDigitalLink = parts[1] === '01';
  const isSecret = (part: string, at: number) =>
    part.length > LONGEST_WORD ||
    secretPattern.test(part) ||
    (isDigitalLink && at > 2 && itemIdentifiers.includes(parts[at - 1]));
  return parts.map((part, at) => (isSecret(part, at) ? ':hidden' : part)).join('/');
}
