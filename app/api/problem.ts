import type { RefusalBody, RefusalCode } from '@hangtag/contract/wire/problem';

/** What kind of refusal it is, where the wire gives no code of its own. */
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

/** Why a call did not do what was asked. */
export interface Problem {
  readonly code: ProblemCode;
  /** One sentence for the person, with what to do. */
  readonly message: string;
  /** Sentences per wrong field, dotted names for nested ones. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What holds the thing, of code `in_use`; its shape is the call's own. */
  readonly uses?: unknown;
}

/** Carries a Problem through a rejected promise. */
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

/** Our own sentences where the wire's are for machines. */
const sentences: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'You are signed out. Sign in to go on.',
  forbidden: 'Your role does not include this. Ask an admin of your company.',
  missing: 'This is not here. It may have been removed.',
  expired: 'You are signed out. Sign in to go on.',
  too_large: 'The file is too large.',
  server: 'The server could not do this. Try again in a moment.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  unexpected: 'The answer could not be read. Reload the page and try again.',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A problem of ours, without a word from the wire. */
export function ownProblem(code: ProblemCode, status = 0): Problem {
  return { code, message: sentences[code] ?? sentences.unexpected ?? '', fields: {}, status };
}

/** Reads the wire's refusal: a status and `{message, errors?, code?}`. */
export function problemFrom(status: number, body: unknown): Problem {
  const refusal: Partial<RefusalBody> = isRecord(body) ? body : {};
  const code = refusal.code ?? codes[status] ?? (status >= 500 ? 'server' : 'unexpected');
  const said = typeof refusal.message === 'string' ? refusal.message : '';
  const isForPeople = refusal.code !== undefined || !(code in sentences);
  const message =
    isForPeople && said ? said : (sentences[code] ?? said) || ownProblem('unexpected').message;
  const uses = isRecord(body) && 'uses' in body ? { uses: body['uses'] } : {};
  return { code, message, fields: fieldsFrom(refusal.errors), status, ...uses };
}

function fieldsFrom(errors: unknown): Problem['fields'] {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).map(([field, said]) => [
    field,
    [said].flat().filter((each) => typeof each === 'string'),
  ]);
  return Object.fromEntries(entries) as Problem['fields'];
}

/** The Problem behind anything that was thrown. */
export function toProblem(error: unknown): Problem {
  return error instanceof CallFailed ? error.problem : ownProblem('unexpected');
}
