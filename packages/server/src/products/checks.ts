/** Is an update acceptable? Every wrong field is named by its dotted path. */
import { checkValues, isSafeLink } from '@hangtag/contract/rules/sectionValues';
import { readGtin } from '@hangtag/contract/rules/gtin';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { mayAddToProduct } from '../content/offer.ts';
import type { DraftContent } from '../db/schema/products.ts';
import type { Update } from './draft.ts';

/** Sentences by dotted path. */
export type Errors = Record<string, string[]>;

interface Circumstances {
  readonly definitions: readonly CompanySection[];
  readonly isPremium: boolean;
  /** The draft before the update: what a page already holds, it may keep. */
  readonly current: DraftContent;
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
  const content = update.unpublishedContent;
  if (!content) return errors;
  for (const at of repeated(content.headers.map((each) => each.id))) {
    add(`${ROOT}.headers.${at}.id`, 'Is used by another header.');
  }
  for (const at of repeated(content.sections.map((each) => each.id))) {
    add(`${ROOT}.sections.${at}.id`, 'Is used by another section.');
  }
  content.headers.forEach(({ embedUrl }, at) => {
    const isWeb = embedUrl === null || (isSafeLink(embedUrl) && /^https?:/i.test(embedUrl));
    if (!isWeb) add(`${ROOT}.headers.${at}.embedUrl`, 'Must start with http or https.');
  });
  content.ctas.forEach((_, at) => add(`${ROOT}.ctas.${at}`, 'Is not a call to action here.'));
  checkSections(content.sections, circumstances, errors, add);
  return errors;
}

function checkSections(
  sections: NonNullable<Update['unpublishedContent']>['sections'],
  { definitions, isPremium, current }: Circumstances,
  errors: Errors,
  add: (path: string, sentence: string) => void,
): void {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  const present = new Set(current.sections.map((each) => each.contentSectionId));
  const counts = new Map<number, number>();
  sections.forEach((section, at) => {
    const path = `${ROOT}.sections.${at}`;
    const definition = byId.get(section.contentSectionId);
    const isKept = definition && present.has(definition.id);
    if (!definition || !(isKept || mayAddToProduct(definition, isPremium))) {
      add(`${path}.contentSectionId`, 'Is not a section this company can use here.');
      return;
    }
    const uses = (counts.get(definition.id) ?? 0) + 1;
    counts.set(definition.id, uses);
    const most = definition.maxItems ?? Infinity;
    const before = current.sections.filter((each) => each.contentSectionId === definition.id);
    if (uses > most && uses > before.length) {
      add(`${path}.contentSectionId`, `The page can hold ${definition.name} ${times(most)}.`);
    }
    for (const [field, sentences] of Object.entries(
      checkValues(definition, section.values, path),
    )) {
      errors[field] = [...sentences];
    }
  });
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function repeated(ids: readonly (string | number)[]): readonly number[] {
  const seen = new Set<string | number>();
  return ids.flatMap((id, at) => {
    if (seen.has(id)) return [at];
    seen.add(id);
    return [];
  });
}
