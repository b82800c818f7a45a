/**
 * Do a section's values fit its definition? Form (kind, length, choices) is checked at every save; whether a
 * required field is filled only before publishing. Definitions are data: no section is named here.
 */
import type {
  ContentSection,
  SectionField,
  SectionInstance,
  SectionValue,
} from '../wire/section.ts';
import { isDay } from '../wire/day.ts';
import { isSafeLink } from '../wire/link.ts';
import { fieldMessages } from '../wire/messages.ts';

/** Sentences by dotted path, as refusals carry them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A file a section refers to, with the path of the field that does. */
export interface FileUseInValues {
  readonly path: string;
  readonly filesId: number;
  readonly accepts: SectionField['accepts'];
}

const MAX_TEXT = 20_000;
const MAX_ENTRIES = 200;
const DATE_SENTENCE = 'Must be a date like 2026-11-02.';

/** Is this empty? A blank text, an empty list, a table of blank cells. */
export function isBlank(value: SectionValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return false;
  return value.every((entry) => isBlank(entry as SectionValue));
}

/**
 * What is wrong with the form of a section's values; empty when they fit.
 * @param path Dotted path of the section, e.g. `unpublishedContent.sections.0`.
 */
export function checkValues(
  definition: ContentSection,
  values: SectionInstance['values'],
  path: string,
): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const field of definition.fields) {
    const value = values[field.key];
    const sentence = isBlank(value) ? emptyOfKind(field, value) : problem(field, value);
    if (sentence) errors[`${path}.values.${field.key}`] = [sentence];
  }
  return errors;
}

/** The values the definition knows; others are ignored like any unknown field. */
export function knownValues(
  definition: ContentSection,
  values: SectionInstance['values'],
): SectionInstance['values'] {
  return Object.fromEntries(
    definition.fields.flatMap((field) => {
      const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

/** Every file the values refer to; values that do not fit their kind refer to none. */
export function filesInValues(
  definition: ContentSection,
  values: SectionInstance['values'],
  path: string,
): readonly FileUseInValues[] {
  return definition.fields.flatMap((field) => {
    if (field.kind !== 'file' && field.kind !== 'files') return [];
    const value = values[field.key];
    const ids = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    return ids
      .filter((each): each is number => typeof each === 'number')
      .map((filesId) => ({
        path: `${path}.values.${field.key}`,
        filesId,
        accepts: field.accepts,
      }));
  });
}

/** An empty value of the wrong kind is refused too, so that what is stored always has its field's kind. */
function emptyOfKind(field: SectionField, value: SectionValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  return problem(field, value, true);
}

function problem(
  field: SectionField,
  value: SectionValue | undefined,
  mayBeBlank = false,
): string | null {
  switch (field.kind) {
    case 'text':
    case 'richtext':
      return textProblem(value, field.maxLength ?? MAX_TEXT);
    case 'url':
      return (
        textProblem(value, field.maxLength ?? 2000) ??
        (mayBeBlank || isSafeLink(value as string)
          ? null
          : fieldMessages.url('https://example.com'))
      );
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'Must be a number.';
    case 'date':
      return (mayBeBlank && value === '') || (isText(value) && isDay(value)) ? null : DATE_SENTENCE;
    case 'select': {
      const choices = [...(field.options ?? []), ...(mayBeBlank ? [''] : [])];
      return choices.includes(value as string) ? null : `Must be one of: ${choices.join(', ')}.`;
    }
    case 'file':
      return isId(value) ? null : 'Must name a file.';
    case 'files':
      return listProblem(value, field, isId, 'Must be a list of files.');
    case 'list':
      return listProblem(value, field, isText, 'Must be a list of lines.');
    case 'table': {
      const columns = field.options?.length ?? 12;
      return listProblem(
        value,
        field,
        (row) => isRow(row, columns),
        `Must be rows of ${columns} cells.`,
      );
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;
const isRow = (value: unknown, columns: number) =>
  Array.isArray(value) && value.length <= columns && value.every(isText);

function textProblem(value: unknown, max: number): string | null {
  if (!isText(value)) return 'Must be text.';
  return value.length > max ? `Must be at most ${max} characters.` : null;
}

function listProblem(
  value: unknown,
  field: SectionField,
  fits: (entry: unknown) => boolean,
  sentence: string,
): string | null {
  if (!Array.isArray(value) || !value.every(fits)) return sentence;
  const max = field.maxLength ?? MAX_ENTRIES;
  return value.length > max ? `Must be at most ${max} entries.` : null;
}
