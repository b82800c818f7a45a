/** Reading what a client sent: a contract schema decides, and every wrong field is named. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { refuseUnsupportedFields } from './unsupportedFields.ts';
import { Refusal, invalid } from './refusal.ts';

type Schema = v.GenericSchema<unknown, unknown>;
type ObjectSchema = v.GenericSchema<unknown, object>;

/** Deepest nesting of a JSON body; the contract's deepest shape needs 7. */
const MAX_DEPTH = 24;

/** Sentences by the dotted path of their field. */
export type FieldErrors = Record<string, string[]>;

/** Parses `input`, or throws a 422 that names every wrong field by its dotted path. */
export function parse<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw invalid(errorsOf(result.issues));
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    (errors[path || 'body'] ??= []).push(sentenceOf(issue));
  }
  return errors;
}

/** The schema's own sentence; where it has none, one instead of the library's technical words. */
function sentenceOf({ received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return fieldMessages.required;
  return message.startsWith('Invalid ') ? 'Is not a value this field can have.' : message;
}

/** The request's JSON body, parsed. A missing body counts as `{}`, so that the answer names the missing fields. */
export async function readBody<S extends Schema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  return parse(schema, await readJson(c, schema));
}

/**
 * As `readBody`, for a call that also checks fields against each other or the database: the good fields, and what is
 * wrong with the others, so that one answer names them all.
 */
export async function readFields<S extends ObjectSchema>(
  c: Context,
  schema: S,
): Promise<{ readonly values: Partial<v.InferOutput<S>>; readonly errors: FieldErrors }> {
  const body = await readJson(c, schema);
  const { issues, output } = v.safeParse(schema, body);
  if (!issues) return { values: output as Partial<v.InferOutput<S>>, errors: {} };
  // A body that is no object has no good fields.
  if (typeof output !== 'object' || output === null) throw invalid(errorsOf(issues));
  const wrong = new Set(issues.map((issue) => issue.path?.[0]?.key));
  const good = Object.entries(output).filter(([field]) => !wrong.has(field));
  return {
    values: Object.fromEntries(good) as Partial<v.InferOutput<S>>,
    errors: errorsOf(issues),
  };
}

/** @param inQuery What the address may say beside the company. */
async function readJson(c: Context, schema: Schema, inQuery = schema): Promise<unknown> {
  const text = await c.req.text();
  const body = withoutToken(text === '' ? {} : toJson(text));
  refuseUnsupportedFields(schema, body);
  // A Superadmin's billing calls name the company beside their fields.
  const { companyId: _company, ...query } = c.req.query();
  refuseUnsupportedFields(inQuery, query);
  return body;
}

/** The session reads its token from the body too, beside the call's own fields. */
function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { _token, ...fields } = body as Readonly<Record<string, unknown>>;
  return fields;
}

const nothing = v.strictObject({});

/** The last duty of a write that reads its address only: whatever another field asks for is not done. */
export const takesQueryOnly = (inQuery: Schema) =>
  createMiddleware(async (c, next) => {
    await readJson(c, nothing, inQuery);
    await next();
  });

/** The same of a write that reads nothing. */
export const takesNoFields = takesQueryOnly(nothing);

/** One text of an unchecked JSON body; null where there is none. */
export async function peekText(c: Context, field: string): Promise<string | null> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    const value = (body as Readonly<Record<string, unknown>> | null)?.[field];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The request's query, parsed; of a repeated parameter the last one counts. */
export function readQuery<S extends Schema>(c: Context, schema: S): v.InferOutput<S> {
  const query = c.req.query();
  // A table may leave row by row: the database's own refusal would come after the answer has begun.
  const unstorable = Object.keys(query).filter((name) => query[name]?.includes('\0'));
  if (unstorable.length > 0) {
    throw invalid(Object.fromEntries(unstorable.map((name) => [name, [fieldMessages.unstorable]])));
  }
  return parse(schema, query);
}

function toJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON.');
  }
  // A list is an object to JavaScript, and to an object's schema.
  if (Array.isArray(value)) throw invalid({ body: ['Must be an object.'] });
  if (deeperThan(value, MAX_DEPTH))
    throw new Refusal(422, 'The request body is nested too deeply.');
  return value;
}

/** Iterative on purpose: a recursive walk would overflow on the very input it looks for. */
function deeperThan(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
