/** Which files the sections of a draft or page refer to. */
import { filesInValues } from '@hangtag/contract/rules/sectionValues';
import type { CompanySection, FileType, SectionInstance } from '@hangtag/contract/wire/section';

type Sent = Pick<SectionInstance, 'contentSectionId' | 'values' | 'assets'>;

/** One reference to a file with its path. */
export interface SectionFile {
  readonly path: string;
  readonly filesId: number;
  /** Null: any type. */
  readonly accepts: readonly FileType[] | null;
}

/** Every file the sections refer to, with the path to name when it is wrong. @param root Dotted path of the list. */
export function filesInSections(
  sections: readonly Sent[],
  definitions: readonly CompanySection[],
  root: string,
): readonly SectionFile[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return sections.flatMap((section, at) => {
    const path = `${root}.${at}`;
    const definition = byId.get(section.contentSectionId);
    const inValues = definition ? filesInValues(definition, section.values, path) : [];
    return [
      ...inValues.map((each) => ({ ...each, accepts: each.accepts ?? null })),
      ...section.assets.map((filesId, place) => ({
        path: `${path}.assets.${place}`,
        filesId,
        accepts: null,
      })),
    ];
  });
}

/** Ids of those files, with repeats. */
export const filesOfSections = (
  sections: readonly Sent[],
  definitions: readonly CompanySection[],
): readonly number[] => filesInSections(sections, definitions, '').map(({ filesId }) => filesId);
