/** Validates a section's definition before it is sent, with the server's messages (F237, F238). */
import * as v from 'valibot';
import { ContentSectionBody } from '../wire/contentSection.ts';
import type { FieldErrors } from './sectionValues.ts';

/** A form shows a part of a field under the field: `fields.2.options.1` belongs to `fields.2.options`. */
const shownAt = (path: string) => path.split('.').slice(0, 3).join('.');

/** Sentences by the form's names, such as `name` and `fields.0.key`; empty when all is right. */
export function definitionProblems(body: unknown): FieldErrors {
  const read = v.safeParse(ContentSectionBody, body);
  if (read.success) return {};
  return groupedBy(read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** The same for sentences that the server sent. */
export function definitionErrors(errors: FieldErrors): FieldErrors {
  return groupedBy(
    Object.entries(errors).flatMap(([path, said]) =>
      said.map((sentence) => [path, sentence] as const),
    ),
  );
}

/** Place of the first field that something is said against, counted from 0; null when none is. */
export function firstWrongField(errors: FieldErrors): number | null {
  const places = Object.keys(errors).flatMap((path) => {
    const place = /^fields\.(\d+)/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  return places.length === 0 ? null : Math.min(...places);
}

function groupedBy(said: readonly (readonly [string, string])[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const [path, sentence] of said) (errors[shownAt(path)] ??= []).push(sentence);
  return errors;
}
