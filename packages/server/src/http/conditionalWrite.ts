/** Writing under the client's version (If-Match): an older one is answered with 409 and what there is now. */
import type { Context } from 'hono';
import { matchesTag, versionTag } from './etag.ts';
import { Refusal } from './refusal.ts';
import type { Vars } from './vars.ts';

/** Thrown inside a transaction when the client wrote on an older version. */
export class StaleWrite extends Error {}

/** Whether the client's condition holds for this version. Without one the last write wins. */
export type IsCurrent = (version: number) => boolean;

interface Versioned {
  readonly version: number;
}

/** What can be written under a condition, as its error message calls it. */
type Thing =
  | 'association'
  | 'call to action'
  | 'company'
  | 'content'
  | 'file'
  | 'blocked site'
  | 'list'
  | 'product'
  | 'profile'
  | 'report'
  | 'section'
  | 'set of invoice details'
  | 'tag'
  | 'takedown'
  | 'transfer'
  | 'user';

interface ConditionalWrite<Row extends Versioned, Body extends object, Written = Row> {
  readonly thing: Thing;
  /** @throws StaleWrite */
  readonly write: (isCurrent: IsCurrent) => Promise<Written>;
  /** The row as it is now, for the refusal. */
  readonly find: () => Promise<Row>;
  readonly present: (row: Row) => Promise<Body>;
}

interface AnsweredWrite<Row extends Versioned, Body extends object> extends ConditionalWrite<
  Row,
  Body
> {
  /** The answer of a successful write. @default the body itself */
  readonly answer?: (body: Body) => object;
}

/** Writes, and answers what was written with its tag; 409 for an old version. */
export async function answerConditionalWrite<Row extends Versioned, Body extends object>(
  c: Context<Vars>,
  { answer = (body) => body, ...conditional }: AnsweredWrite<Row, Body>,
) {
  const written = await conditionalWrite(c, conditional);
  const body = await conditional.present(written);
  c.header('ETag', versionTag(written.version));
  return c.json(answer(body));
}

/** Writes or removes for a call with an answer of its own. @throws Refusal 409 for an old version, with the present one. */
export async function conditionalWrite<Row extends Versioned, Body extends object, Written>(
  c: Context<Vars>,
  { thing, write, find, present }: ConditionalWrite<Row, Body, Written>,
): Promise<Written> {
  try {
    return await write(isCurrentOf(c));
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    const current = await find();
    throw staleWrite(thing, current.version, await present(current));
  }
}

/** The request's condition. */
export function isCurrentOf(c: Context<Vars>): IsCurrent {
  const condition = c.req.header('if-match');
  return (version) => condition === undefined || matchesTag(condition, versionTag(version));
}

/** The refusal of a write on an older version. @param conflict What there is now. */
export const staleWrite = (thing: Thing, version: number, conflict: object): Refusal =>
  new Refusal(409, `Somebody else changed this ${thing}. Look at their version first.`, {
    code: 'stale_write',
    extra: { conflict },
    headers: { ETag: versionTag(version) },
  });
