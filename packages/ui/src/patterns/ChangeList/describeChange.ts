import type { ContentChange, ListChange } from '@hangtag/contract/wire/changes';
import type { ProductSummary } from '@hangtag/contract/wire/content';
import type { ContentSection } from '@hangtag/contract/wire/section';
import { countryName } from '../../support/countryName.ts';

/** One change as text: its subject and what happened to it. */
export interface ChangeInWords {
  /** "Introduction", "Header picture", "Product name". */
  readonly what: string;
  /** "Lead and Size changed", "Added", "Moved". */
  readonly how: string;
  readonly kind: ListChange;
}

const summaryNames = {
  name: 'Product name',
  model: 'Model',
  upcCode: 'UPC or GTIN',
  countryOfOrigin: 'Country of origin',
  passport: 'Passport data',
  appLogoFilesId: 'Logo on this page',
} as const satisfies Record<keyof ProductSummary, string>;

const ownNames: Readonly<Record<string, string>> = {
  title: 'Title',
  visible: 'Visibility',
  assets: 'Files',
};

const verbs = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

/** The file exists before and after; only its presentation comes and goes. */
const assetVerbs = {
  ...verbs,
  added: 'Presentation set',
  removed: 'Presentation taken back',
} as const;

/** Describes a change with the catalogue's names. */
export function describeChange(
  change: ContentChange,
  definitions: readonly ContentSection[],
): ChangeInWords {
  if (change.kind === 'summary')
    return { what: summaryNames[change.field], how: summaryHow(change), kind: 'changed' };
  if (change.kind === 'title') return { what: 'Headline', how: 'Changed', kind: 'changed' };
  if (change.kind === 'setting')
    return { what: settingName(change.field), how: 'Changed', kind: 'changed' };
  if (change.kind === 'header') {
    const onlyWords = change.fields.every((field) => field === 'alt' || field === 'decorative');
    const how = change.change === 'changed' && onlyWords ? 'Description changed' : undefined;
    const what = change.type === 'movie' ? 'Header film' : 'Header picture';
    return { what, how: how ?? verbs[change.change], kind: change.change };
  }
  if (change.kind === 'asset')
    return {
      what: change.name,
      how: change.change === 'changed' ? assetHow(change.fields) : assetVerbs[change.change],
      kind: change.change,
    };
  if (change.kind === 'file') {
    const how = change.change === 'replaced' ? 'Replaced' : 'Focus point moved';
    return { what: change.name, how, kind: 'changed' };
  }
  const definition = definitions.find(({ id }) => id === change.contentSectionId);
  return {
    what: change.title || definition?.name || 'Section',
    how: change.change === 'changed' ? sectionHow(change, definition) : verbs[change.change],
    kind: change.change,
  };
}

/** "From Portugal to Spain"; without a value before or after, which one is new or gone. */
function summaryHow(change: Extract<ContentChange, { kind: 'summary' }>): string {
  if (change.before === undefined && change.after === undefined) return verbs.changed;
  const [before, after] = [change.before, change.after].map((value) =>
    value && change.field === 'countryOfOrigin' ? countryName(value) : value,
  );
  if (!before) return `Now ${after}`;
  return after ? `From ${before} to ${after}` : `${before} removed`;
}

function sectionHow(
  { fields, isMoved }: { readonly fields: readonly string[]; readonly isMoved: boolean },
  definition: ContentSection | undefined,
) {
  const names = fields.map(
    (key) =>
      definition?.fields.find((field) => field.key === key)?.label ?? ownNames[key] ?? 'Content',
  );
  const unique = [...new Set(names)];
  const said = unique.length > 0 ? `${list.format(unique)} changed` : 'Changed';
  return isMoved ? `Moved. ${said}` : said;
}

/** The presentation of a file or video; no field names mean the presentation as a whole. */
function assetHow(fields: readonly string[]) {
  const names = fields.map((field) => assetNames[field] ?? 'Presentation');
  return `${list.format([...new Set(names)])} changed`;
}

const assetNames: Readonly<Record<string, string>> = {
  name: 'Name',
  status: 'Use',
  media: 'File',
  thumb: 'Small picture',
  caption: 'Caption',
  alt: 'Description',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const settingNames: Readonly<Record<string, string>> = {
  currentHeaderId: 'Header on the page',
  ctas: 'Calls to action',
  locales: 'Languages',
  defaultLocale: 'Main language',
};

/** The names of the current settings; an unknown one shows its key. */
const settingName = (field: string) => settingNames[field] ?? field;
