import type { ContentChange } from '@hangtag/contract/rules/changes';
import type { ProductSummary } from '@hangtag/contract/wire/product';

/** One change as a row: what it concerns, and how it differs. */
export interface ChangeWords {
  readonly id: string;
  readonly what: string;
  readonly how: string;
}

/** What a kind of section and its fields are called. */
export interface SectionWords {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

const summaryWords: Record<keyof ProductSummary, string> = {
  name: 'Name',
  model: 'Model',
  upcCode: 'UPC',
  appLogoFilesId: 'App logo',
};

const verbs = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;
const settingWords: Readonly<Record<string, string>> = {
  ctas: 'Calls to action',
  locales: 'Languages',
  defaultLocale: 'First language',
};
const ownFields: Readonly<Record<string, string>> = {
  title: 'title',
  visible: 'visibility',
  assets: 'pictures',
};

/** Puts the changes of a draft into words; `sections` names the kinds by `contentSectionId`. */
export function describeChanges(
  changes: readonly ContentChange[],
  sections: ReadonlyMap<number, SectionWords>,
): readonly ChangeWords[] {
  return changes.map((change): ChangeWords => {
    switch (change.kind) {
      case 'summary':
        return { id: `summary-${change.field}`, what: summaryWords[change.field], how: 'Changed' };
      case 'title':
        return { id: 'title', what: 'Title of the page', how: 'Changed' };
      case 'header':
        return { id: `header-${change.id}`, what: 'Header media', how: how(change) };
      case 'setting':
        return {
          id: `setting-${change.field}`,
          what: settingWords[change.field] ?? 'Settings',
          how: 'Changed',
        };
      case 'section': {
        const words = sections.get(change.contentSectionId);
        const fields = change.fields.map(
          (field) => ownFields[field] ?? words?.fields[field]?.toLowerCase() ?? field,
        );
        return {
          id: `section-${change.id}`,
          what: change.title || words?.name || 'Section',
          how: fields.length > 0 ? `${how(change)}: ${fields.join(', ')}` : how(change),
        };
      }
    }
  });
}

const how = ({ change, isMoved }: { change: keyof typeof verbs; isMoved: boolean }) =>
  isMoved && change === 'changed' ? 'Moved and changed' : verbs[change];
