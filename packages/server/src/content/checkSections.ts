/** Validates the sections of a draft of any kind. Every invalid field has its dotted path. */
import { checkValues } from '@hangtag/contract/rules/sectionValues';
import type { CompanySection, SectionInstance } from '@hangtag/contract/wire/section';

/** Sentences by dotted path. */
export type Errors = Record<string, string[]>;

type Sent = Pick<SectionInstance, 'contentSectionId' | 'values'>;

interface SectionContext {
  /** Dotted path of the list. */
  readonly path: string;
  readonly definitions: readonly CompanySection[];
  /** The sections before the update, which a page may keep. */
  readonly before: readonly SectionInstance[];
  readonly mayAdd: (definition: CompanySection) => boolean;
}

/** Writes into `errors` what is wrong with a list of sections, files aside. */
export function checkSections(
  sections: readonly Sent[],
  errors: Errors,
  { path: root, definitions, before, mayAdd }: SectionContext,
): void {
  const add = (path: string, sentence: string) => (errors[path] ??= []).push(sentence);
  const byId = new Map(definitions.map((each) => [each.id, each]));
  const present = new Set(before.map((each) => each.contentSectionId));
  const counts = new Map<number, number>();
  sections.forEach((section, at) => {
    const path = `${root}.${at}`;
    const definition = byId.get(section.contentSectionId);
    const wasThere = definition && present.has(definition.id);
    if (!definition || !(wasThere || mayAdd(definition))) {
      add(`${path}.contentSectionId`, 'Is not a section this company can use here.');
      return;
    }
    const uses = (counts.get(definition.id) ?? 0) + 1;
    counts.set(definition.id, uses);
    const most = definition.maxItems ?? Infinity;
    const existing = before.filter((each) => each.contentSectionId === definition.id);
    if (uses > most && uses > existing.length) {
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

/** Places of ids that were there before in the same list. */
export function repeated(ids: readonly (string | number)[]): readonly number[] {
  const seen = new Set<string | number>();
  return ids.flatMap((id, at) => {
    if (seen.has(id)) return [at];
    seen.add(id);
    return [];
  });
}
