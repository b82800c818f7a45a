/** One reader per field kind: from a stored value to what is drawn. */
import type { FieldKind, FileType, SectionField } from '@hangtag/contract/wire/section';
import { readableAddress, safeHref } from '../format/href.ts';
import { longDate, plainNumber } from '../format/text.ts';
import type { PageMedia, PublicPage } from '../content/page.ts';
import type { Block, Fact } from './blocks.ts';
import { readTable } from './tables.ts';
import { asEntries, asFileIds, asParagraphs, asText } from './values.ts';

type Context = Pick<PublicPage, 'media' | 'locale'>;
type Reader = (field: SectionField, value: unknown, context: Context) => readonly Block[];

/** A text field that may grow longer than this is a remark, not a fact. */
const REMARK_LENGTH = 120;
/** A list that may hold more entries than this runs on in lines of text. */
const RUN_LENGTH = 20;
/** No entry of a running list is longer than this. */
const RUN_ENTRY_LENGTH = 48;

/** The key of a list whose order is its meaning, in the platform's sections and in those of superadmins. */
const STEPS_KEY = 'steps';

const facts = (fact: Fact): readonly Block[] => [{ kind: 'facts', rows: [fact], align: 'start' }];

const readText: Reader = (field, value) => {
  const text = asText(value);
  if (!text) return [];
  const isRemark = (field.maxLength ?? Infinity) > REMARK_LENGTH;
  return isRemark
    ? [{ kind: 'note', label: field.label, text }]
    : facts({ label: field.label, value: text });
};

const readers: Readonly<Record<FieldKind, Reader>> = {
  text: readText,
  select: (field, value) => {
    const choice = asText(value);
    return choice ? facts({ label: field.label, value: choice }) : [];
  },
  richtext: (field, value) => {
    const paragraphs = asParagraphs(value);
    return paragraphs.length > 0 ? [{ kind: 'prose', label: field.label, paragraphs }] : [];
  },
  url: (field, value) => {
    const href = safeHref(asText(value));
    return href ? facts({ label: field.label, value: readableAddress(href), href }) : [];
  },
  number: (field, value, { locale }) =>
    typeof value === 'number' && Number.isFinite(value)
      ? facts({ label: field.label, value: plainNumber(value, locale) })
      : [],
  date: (field, value, { locale }) => {
    const dateTime = asText(value);
    const written = longDate(dateTime, locale);
    return written ? facts({ label: field.label, value: written, dateTime }) : [];
  },
  list: (field, value) => {
    const entries = asEntries(value);
    if (entries.length === 0) return [];
    if (field.key === STEPS_KEY) return [{ kind: 'list', flow: 'steps', entries }];
    const isRun =
      (field.maxLength ?? 0) > RUN_LENGTH &&
      entries.every((entry) => entry.length <= RUN_ENTRY_LENGTH);
    return [{ kind: 'list', flow: isRun ? 'run' : 'lines', entries }];
  },
  table: (field, value) => [readTable(field, value)].filter((block) => block !== null),
  file: readFiles,
  files: readFiles,
};

function readFiles(_field: SectionField, value: unknown, { media }: Context): readonly Block[] {
  const found = filesOf(value, media);
  const ofType = (type: FileType) => found.filter((file) => file.type === type);
  const pictures = ofType('image').filter((file) => file.renditions.length > 0);
  const blocks: readonly Block[] = [
    { kind: 'pictures', pictures, caption: null },
    { kind: 'films', films: ofType('movie') },
    { kind: 'documents', documents: ofType('pdf') },
  ];
  return blocks.filter((block) => !isEmpty(block));
}

function isEmpty(block: Block): boolean {
  if (block.kind === 'pictures') return block.pictures.length === 0;
  if (block.kind === 'films') return block.films.length === 0;
  return block.kind === 'documents' && block.documents.length === 0;
}

/** The files behind a value; unknown ids are passed over. */
export function filesOf(value: unknown, media: PublicPage['media']): readonly PageMedia[] {
  return asFileIds(value)
    .map((id) => (Object.hasOwn(media, id) ? media[id] : undefined))
    .filter((file) => file !== undefined);
}

/** What a field shows; nothing when its value is empty or of another shape. */
export function readField(field: SectionField, value: unknown, context: Context): readonly Block[] {
  return Object.hasOwn(readers, field.kind) ? readers[field.kind](field, value, context) : [];
}
