import { currentHeader } from '@hangtag/contract/rules/currentHeader';
import { isSame } from '@hangtag/contract/rules/canonical';
import type { MergePart } from '@hangtag/contract/rules/merge';
import type { HeaderMedia, ProductContent, ProductSummary } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type { ContentSection, FieldKind, SectionInstance } from '@hangtag/contract/wire/section';
import { passportText } from '@hangtag/ui/patterns/PassportForm';
import { countryName } from '../../support/countryName.ts';
import { formatDay } from '../../support/formatDate.ts';

/** The names that describe a version: of sections, fields and files. */
export interface Catalogue {
  /** Sections with their fields, for the names of differences. */
  readonly definitions: readonly ContentSection[];
  /** Files that either version refers to, for their names. */
  readonly files: readonly Pick<ProductFile, 'filesId' | 'name'>[];
}

/** One value of a version as plain text; empty where there is none. */
export interface VersionText {
  /** Name of the field; null where the part has only one. */
  readonly label: string | null;
  readonly text: string;
}

/** The texts of one part of a version; null when the version lacks the part. */
export function versionTexts(
  { change }: MergePart,
  content: ProductContent,
  other: ProductContent,
  catalogue: Catalogue,
): readonly VersionText[] | null {
  const only = (text: string | null): readonly VersionText[] => [{ label: null, text: text ?? '' }];
  switch (change.kind) {
    case 'order':
      return change.of === 'sections'
        ? only(content.sections.map((each) => sectionName(each, catalogue)).join('\n'))
        : only(content.headers.map((each) => fileName(each.filesId, catalogue)).join('\n'));
    case 'title':
      return only(content.title);
    case 'summary':
      return only(summaryTexts[change.field](content.summary, catalogue));
    case 'setting':
      return change.field === 'ctas'
        ? only(`${content.ctas.length}`)
        : only(headerText(content, catalogue));
    case 'header': {
      const header = content.headers.find(({ id }) => id === change.id);
      return header ? headerTexts(header, change.fields, catalogue) : null;
    }
    case 'section': {
      const section = content.sections.find(({ id }) => id === change.id);
      const was = other.sections.find(({ id }) => id === change.id);
      return section ? sectionTexts(section, was, catalogue) : null;
    }
  }
}

/** How each fact of the summary reads, so that a field without a line here is a type error. */
const summaryTexts = {
  name: ({ name }) => name,
  model: ({ model }) => model,
  upcCode: ({ upcCode }) => upcCode,
  countryOfOrigin: ({ countryOfOrigin }) => countryOfOrigin && countryName(countryOfOrigin),
  passport: ({ passport }) => passportText(passport),
  appLogoFilesId: ({ appLogoFilesId }, catalogue) => fileName(appLogoFilesId, catalogue),
} satisfies Record<
  keyof ProductSummary,
  (summary: ProductSummary, catalogue: Catalogue) => string | null
>;

/** The displayed name of a section. */
export function sectionName(section: SectionInstance, { definitions }: Catalogue): string {
  const definition = definitions.find(({ id }) => id === section.contentSectionId);
  return section.title || definition?.name || 'Section';
}

function sectionTexts(
  section: SectionInstance,
  other: SectionInstance | undefined,
  catalogue: Catalogue,
): readonly VersionText[] {
  const definition = catalogue.definitions.find(({ id }) => id === section.contentSectionId);
  const known = definition?.fields ?? [];
  const texts: VersionText[] = [];
  if (section.title !== (other?.title ?? '')) texts.push({ label: 'Title', text: section.title });
  for (const { key, label, kind } of known)
    if (!isSame(section.values[key] ?? null, other?.values[key] ?? null))
      texts.push({ label, text: valueText(section.values[key], kind, catalogue) });
  if (section.visible !== (other?.visible ?? true))
    texts.push({ label: 'Visibility', text: section.visible ? 'Shown on the page' : 'Hidden' });
  return texts;
}

function headerTexts(
  header: HeaderMedia,
  fields: readonly string[],
  catalogue: Catalogue,
): readonly VersionText[] {
  const all: readonly (readonly [readonly string[], string, string | null])[] = [
    [['filesId', 'type'], 'File', fileName(header.filesId, catalogue)],
    [['embedUrl'], 'Address', header.embedUrl],
    [['alt', 'decorative'], 'Description', header.decorative ? 'Only decoration' : header.alt],
    [['posterFilesId'], 'Still', fileName(header.posterFilesId, catalogue)],
  ];
  return all
    .filter(([names, , text]) =>
      fields.length === 0 ? text : names.some((n) => fields.includes(n)),
    )
    .map(([, label, text]) => ({ label, text: text ?? '' }));
}

/** A value as lines of text. */
function valueText(value: unknown, kind: FieldKind, catalogue: Catalogue): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value
      .map((line: unknown) => {
        if (Array.isArray(line)) return line.join(' · ');
        return kind === 'files' ? fileName(Number(line), catalogue) : String(line);
      })
      .join('\n');
  if (kind === 'file') return fileName(Number(value), catalogue);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return kind === 'date' ? formatDay(text) || text : text;
}

function headerText(content: ProductContent, catalogue: Catalogue) {
  const header = currentHeader(content);
  return header ? fileName(header.filesId, catalogue) || (header.embedUrl ?? '') : '';
}

function fileName(filesId: number | null, { files }: Catalogue): string {
  if (filesId === null) return '';
  return files.find((each) => each.filesId === filesId)?.name ?? 'Another file';
}
