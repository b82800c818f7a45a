/** Finds what prevents publishing a draft. */
import type { ProductContent } from '../wire/content.ts';
import type { ContentSection } from '../wire/section.ts';
import { fieldMessages } from '../wire/messages.ts';
import { isBlank } from './sectionValues.ts';

/** One thing to put right before publishing. */
export interface PublishBlocker {
  /** Dotted path in the draft, e.g. `sections.0.values.lead`. */
  readonly path: string;
  readonly message: string;
  readonly sectionId: string;
  /** Key of the field; null when the section as a whole is the trouble. */
  readonly field: string | null;
}

/**
 * Every required field that is blank, in page order; hidden sections may stay unfinished.
 * @param definitions The catalogue this company may use.
 */
export function publishBlockers(
  draft: ProductContent,
  definitions: readonly ContentSection[],
): readonly PublishBlocker[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return draft.sections.flatMap((section, index): PublishBlocker[] => {
    if (!section.visible) return [];
    const path = `sections.${index}`;
    const definition = byId.get(section.contentSectionId);
    if (!definition) {
      const message = 'This section is no longer offered. Hide it or remove it.';
      return [{ path, message, sectionId: section.id, field: null }];
    }
    return definition.fields
      .filter((field) => field.required && isBlank(section.values[field.key]))
      .map((field) => ({
        path: `${path}.values.${field.key}`,
        message: fieldMessages.required,
        sectionId: section.id,
        field: field.key,
      }));
  });
}
