/** Fields that ask for another action or another time: a call that does not know one refuses it. */
import type * as v from 'valibot';
import { invalid } from './refusal.ts';

const verbs = ['action', 'publish', 'unpublish', 'archive', 'restore', 'delete', 'cancel'] as const;

const times = [
  'publishAt',
  'publishOn',
  'publishTime',
  'publishFrom',
  'publishUntil',
  'unpublishAt',
  'archiveAt',
  'archiveOn',
  'suspendAt',
  'suspendUntil',
  'cancelAt',
  'cancelOn',
  'cancelDate',
  'startOn',
  'startDate',
  'scheduledAt',
  'scheduledFor',
  'effectiveAt',
  'effectiveOn',
  'effectiveDate',
  'effectiveFrom',
  'schedule',
  'embargo',
  'when',
];

const manners = ['dryRun', 'force'];

/** Their names; `action` alone is a field of some calls. */
export const refusedFields: readonly string[] = [...verbs, ...times, ...manners];

/** Without capitals and lines, so that no way to write one passes. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');

const refused: ReadonlySet<string> = new Set(refusedFields.map(bare));

/** What is read of any schema. */
interface SchemaParts {
  /** `strict_object` is what knows all its fields. */
  readonly type?: string;
  /** Of an object. */
  readonly entries?: object;
  /** Of a list: what each element is. */
  readonly item?: SchemaParts;
  /** Of a union, a variant or an intersection. */
  readonly options?: readonly unknown[];
  /** Of what may be absent or null. */
  readonly wrapped?: SchemaParts;
}

/**
 * Unknown fields are ignored, but not these: publishing now is not what "publish tomorrow" asks for. Of a strict object
 * any unknown field is one, as no list names every spelling of a date.
 */
export function refuseUnsupportedFields(
  schema: v.GenericSchema<unknown, unknown> & SchemaParts,
  body: unknown,
): void {
  const found = unsupportedIn([schema], body, '');
  if (found.length === 0) return;
  throw invalid(Object.fromEntries(found.map((path) => [path, ['This call has no such field.']])));
}

/** Dotted paths of such fields, wherever the schema knows what holds them; keys that clients choose are theirs. */
function unsupportedIn(schemas: readonly SchemaParts[], value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const forms = schemas.flatMap(formsOf);
  if (Array.isArray(value)) {
    const items = forms.flatMap(({ item }) => item ?? []);
    return value.flatMap((each, index) => unsupportedIn(items, each, `${at}${index}.`));
  }
  const known = Map.groupBy(
    forms.flatMap(({ entries }) => Object.entries(entries ?? {}) as [string, SchemaParts][]),
    ([name]) => name,
  );
  if (known.size === 0 && at !== '') return [];
  // Strict parts inside a body have sentences of their own.
  const isStrict = at === '' && forms.some(({ type }) => type === 'strict_object');
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const fields = known.get(name);
    if (fields)
      return unsupportedIn(
        fields.map(([, field]) => field),
        inner,
        `${at}${name}.`,
      );
    return isStrict || refused.has(bare(name)) ? [at + name] : [];
  });
}

/** The forms that a value may have. */
function formsOf(schema: SchemaParts): readonly SchemaParts[] {
  const { options = [], wrapped } = schema;
  const inner = [...options, ...(wrapped ? [wrapped] : [])].filter(isSchema);
  return inner.length > 0 ? inner.flatMap(formsOf) : [schema];
}

/** The options of a picklist are its values. */
const isSchema = (option: unknown): option is SchemaParts =>
  typeof option === 'object' && option !== null;
