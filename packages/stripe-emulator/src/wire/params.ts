/** What a request carries: Stripe's form encoding (`items[0][price]`) as nested objects. */
import { StripeProblem } from './errors.ts';

/** One value of a form: a text, a hash or a list. */
export type Param = string | Params | readonly Param[];

/** A hash of a form. */
export interface Params {
  readonly [name: string]: Param | undefined;
}

interface Branch {
  [name: string]: string | Branch;
}

const partsOf = (name: string): readonly string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function plant(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' && depth > 0 ? String(Object.keys(branch).length) : part;
    if (depth === path.length - 1) {
      branch[key] = value;
      return;
    }
    const next = branch[key];
    const child: Branch = typeof next === 'object' ? next : emptyBranch();
    branch[key] = child;
    branch = child;
  }
}

/** Without a prototype, so that no name of a form reaches one. */
const emptyBranch = (): Branch => Object.create(null);

function grown(branch: Branch): Param {
  const entries = Object.entries(branch);
  const values = entries.map(([, value]) => (typeof value === 'string' ? value : grown(value)));
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? values : Object.fromEntries(entries.map(([key], at) => [key, values[at]]));
}

/** Decodes a body or a query. */
export function parseForm(encoded: string): Params {
  const root = emptyBranch();
  for (const [name, value] of new URLSearchParams(encoded)) plant(root, partsOf(name), value);
  const params: Record<string, Param> = {};
  for (const [name, value] of Object.entries(root)) {
    params[name] = typeof value === 'string' ? value : grown(value);
  }
  return params;
}

/** A text, or undefined where the request does not name it; `''` is how Stripe's clients send `null`. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new StripeProblem({ message: `Invalid string: ${name}`, param: name });
}

/** A text in its stored form: `''` unsets. */
export const nullable = (params: Params, name: string): string | null | undefined => {
  const value = text(params, name);
  return value === '' ? null : value;
};

/** A text that must be there. */
export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value !== undefined && value !== '') return value;
  throw new StripeProblem({
    message: `Missing required param: ${name}.`,
    code: 'parameter_missing',
    param: name,
  });
}

/** A whole number. */
export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  throw new StripeProblem({
    message: `Invalid integer: ${value}`,
    code: 'parameter_invalid_integer',
    param: name,
  });
}

/** A decimal number, for example a percentage. */
export function decimal(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  throw new StripeProblem({ message: `Invalid decimal: ${value}`, param: name });
}

/** `true` or `false`. */
export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new StripeProblem({ message: `Invalid boolean: ${value}`, param: name });
}

/** A hash; one that was sent as `''` reads as empty. */
export function hash(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (value === '') return {};
  if (typeof value === 'object' && !isList(value)) return value;
  throw new StripeProblem({ message: `Invalid object: ${name}`, param: name });
}

/** A list of hashes; one that was sent as `''` reads as empty. */
export function hashes(params: Params, name: string): readonly Params[] | undefined {
  return listOf(params, name)?.map((item) => {
    if (typeof item === 'object' && !isList(item)) return item;
    throw new StripeProblem({ message: 'Invalid array', param: name });
  });
}

/** A list of texts; one that was sent as `''` reads as empty. */
export function texts(params: Params, name: string): readonly string[] | undefined {
  return listOf(params, name)?.map((item) => {
    if (typeof item === 'string') return item;
    throw new StripeProblem({ message: 'Invalid array', param: name });
  });
}

const isList = (value: Param): value is readonly Param[] => Array.isArray(value);

function listOf(params: Params, name: string): readonly Param[] | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (value === '') return [];
  if (isList(value)) return value;
  throw new StripeProblem({ message: 'Invalid array', param: name });
}

/** Metadata after a change: keys are merged, `''` removes one, an empty hash sent as `''` removes all. */
export function mergedMetadata(
  before: Readonly<Record<string, string>>,
  params: Params,
): Record<string, string> {
  if (params['metadata'] === '') return {};
  const changes = hash(params, 'metadata') ?? {};
  const merged = { ...before };
  for (const key of Object.keys(changes)) {
    const value = text(changes, key) ?? '';
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  return merged;
}
