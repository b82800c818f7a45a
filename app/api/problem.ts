import { wireMessages } from '@hangtag/contract/wire/messages';
import type { RefusalBody, RefusalCode } from '@hangtag/contract/wire/problem';

/** The kind of problem, where the wire has no code. */
export type ProblemCode =
  | RefusalCode
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'expired'
  | 'invalid'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'throttled'
  | 'server'
  | 'unreachable'
  | 'unexpected';

/** Why a call failed. */
export interface Problem {
  readonly code: ProblemCode;
  /** One sentence for the user, with the remedy. */
  readonly message: string;
  /** Error messages by field, dotted names for nested ones. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** With code `in_use`: what uses the item, in the call's own shape. */
  readonly uses?: unknown;
  /** With code `confirm_identity`: what the user gives to confirm that it is them. */
  readonly confirmBy?: 'password' | 'code';
  /** The bill as it is now, of code `bill_changed`. */
  readonly bill?: unknown;
}

/** A rejection with a Problem. */
export class CallFailed extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'CallFailed';
    this.problem = problem;
  }
}

const codes: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_type',
  419: 'expired',
  422: 'invalid',
  429: 'throttled',
};

/** The wire's own words for what any call may meet; other messages are written for people. */
const technical: ReadonlySet<unknown> = new Set(Object.values(wireMessages));

/** Sentences instead of technical messages. */
const sentences: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'You are signed out. Sign in to go on.',
  forbidden: 'Your role does not include this. Ask an admin of your company.',
  missing: 'This is not here. It may have been removed.',
  expired: 'You are signed out. Sign in to go on.',
  server: 'The server could not do this. Try again in a moment.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  unexpected: 'The answer could not be read. Reload the page and try again.',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A problem with our own message. */
export function ownProblem(code: ProblemCode, status = 0): Problem {
  return { code, message: sentences[code] ?? sentences.unexpected ?? '', fields: {}, status };
}

/** Parses an error answer: a status and `{message, errors?, code?}`. */
export function problemFrom(status: number, body: unknown): Problem {
  const refusal: Partial<RefusalBody> = isRecord(body) ? body : {};
  const code = refusal.code ?? codes[status] ?? (status >= 500 ? 'server' : 'unexpected');
  const said = typeof refusal.message === 'string' ? refusal.message : '';
  const message =
    said && !technical.has(said)
      ? said
      : (sentences[code] ?? said) || ownProblem('unexpected').message;
  const uses = isRecord(body) && 'uses' in body ? { uses: body['uses'] } : {};
  const bill = isRecord(body) && 'bill' in body ? { bill: body['bill'] } : {};
  const confirm =
    code === 'confirm_identity' && isRecord(body)
      ? { confirmBy: body['confirmBy'] === 'code' ? ('code' as const) : ('password' as const) }
      : {};
  return {
    code,
    message,
    fields: fieldsFrom(refusal.errors),
    status,
    ...uses,
    ...bill,
    ...confirm,
  };
}

function fieldsFrom(errors: unknown): Problem['fields'] {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).map(([field, said]) => [
    field,
    [said].flat().filter((each) => typeof each === 'string'),
  ]);
  return Object.fromEntries(entries) as Problem['fields'];
}

/** Converts any thrown value to a Problem. */
export function toProblem(error: unknown): Problem {
  return error instanceof CallFailed ? error.problem : ownProblem('unexpected');
}
