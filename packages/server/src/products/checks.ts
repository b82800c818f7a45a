/** Is an update acceptable? Every wrong field is named by its dotted path. */
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { type Errors, checkSections, repeated } from '../content/checkSections.ts';
import { mayAddToProduct } from '../content/availability.ts';
import type { DraftContent } from '../db/schema/products.ts';
import { checkChoice, checkHeaders } from './checkHeaders.ts';
import { type FilmFields, type Update, filmsSent } from './draft.ts';

interface Circumstances {
  readonly definitions: readonly CompanySection[];
  readonly isPremium: boolean;
  /** The draft before the update: what a page already holds, it may keep. */
  readonly current: DraftContent;
  readonly film: FilmFields;
}

/** Path of the draft in an update. */
export const ROOT = 'unpublishedContent';

/** Everything that is wrong without looking at files. */
export function checkUpdate(update: Update, circumstances: Circumstances): Errors {
  const errors: Errors = {};
  const add = (path: string, sentence: string) => (errors[path] ??= []).push(sentence);
  if (update.upcCode) {
    const reading = readGtin(update.upcCode);
    if (!reading.isValid) add('upcCode', reading.message);
  }
  if (filmsSent(update, circumstances.film).filter((id) => id !== null).length > 1) {
    add('webmFile', 'A header holds one film. Send it as MP4 or as WebM.');
  }
  checkChoice(update, circumstances.current, add);
  const content = update.unpublishedContent;
  if (!content) return errors;
  for (const at of repeated(content.headers.map((each) => each.id))) {
    add(`${ROOT}.headers.${at}.id`, 'Is used by another header.');
  }
  for (const at of repeated(content.sections.map((each) => each.id))) {
    add(`${ROOT}.sections.${at}.id`, 'Is used by another section.');
  }
  checkHeaders(content, circumstances.current, ROOT, add);
  content.ctas.forEach((_, at) => add(`${ROOT}.ctas.${at}`, 'Is not a call to action here.'));
  checkSections(content.sections, errors, {
    path: `${ROOT}.sections`,
    definitions: circumstances.definitions,
    before: circumstances.current.sections,
    mayAdd: (definition) => mayAddToProduct(definition, circumstances.isPremium),
  });
  return errors;
}
