/** A definition as its form holds it, and as it is sent. */
import type { ContentSectionBody, UsedSection } from '@hangtag/contract/wire/contentSection';
import type {
  ContentSection,
  FieldKind,
  FileType,
  SectionField,
} from '@hangtag/contract/wire/section';

/** One field while it is edited; what its kind cannot have is kept, in case the kind changes back. */
export interface FieldDraft {
  /** Tells it from the others while it is edited; not sent. */
  readonly id: string;
  readonly key: string;
  /** Is it saved? Its key then stays: pages keep what they say under it. */
  readonly isSaved: boolean;
  /** Does the key still follow the label? */
  readonly followsLabel: boolean;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly accepts: readonly FileType[];
  /** Choices or column heads, one a line. */
  readonly options: string;
  readonly translatable: boolean;
}

/** Everything the form holds. */
export interface DefinitionValues extends Pick<
  ContentSection,
  'name' | 'category' | 'scope' | 'description' | 'icon' | 'status' | 'maxItems'
> {
  readonly gs1LinkType: string;
  readonly fields: readonly FieldDraft[];
}

/** What is sent: all of it. */
export type DefinitionBody = Required<Omit<ContentSectionBody, 'companyId'>>;

/** What a kind of field may have besides its name. */
export const kindParts: Readonly<
  Record<FieldKind, { length?: 'characters' | 'entries'; options?: string; accepts?: true }>
> = {
  text: { length: 'characters' },
  richtext: { length: 'characters' },
  url: { length: 'characters' },
  number: {},
  date: {},
  select: { options: 'Choices' },
  file: { accepts: true },
  files: { length: 'entries', accepts: true },
  list: { length: 'entries' },
  table: { length: 'entries', options: 'Column heads' },
};

/** A field that was just added. */
export const newField = (id: string): FieldDraft => ({
  id,
  key: '',
  isSaved: false,
  followsLabel: true,
  label: '',
  kind: 'text',
  required: false,
  maxLength: null,
  accepts: [],
  options: '',
  translatable: true,
});

/** What the form begins with; a new section begins with one field. */
export function valuesOf(section: UsedSection | null): DefinitionValues {
  if (!section) {
    return {
      name: '',
      category: 'basic',
      scope: 'product',
      description: '',
      icon: null,
      status: 'active',
      maxItems: null,
      gs1LinkType: '',
      fields: [newField('new-1')],
    };
  }
  const { name, category, scope, description, icon, status, maxItems, gs1LinkType } = section;
  return {
    name,
    category,
    scope,
    description,
    icon,
    status,
    maxItems,
    gs1LinkType: gs1LinkType ?? '',
    fields: section.fields.map(({ options = [], accepts = [], maxLength = null, ...field }) => ({
      ...newField(field.key),
      ...field,
      accepts,
      maxLength,
      options: options.join('\n'),
      isSaved: true,
      followsLabel: false,
    })),
  };
}

/** What the form holds, as the call wants it. */
export function bodyOf({ fields, gs1LinkType, ...values }: DefinitionValues): DefinitionBody {
  return {
    ...values,
    name: values.name.trim(),
    description: values.description.trim(),
    gs1LinkType: gs1LinkType.trim() || null,
    fields: fields.map(fieldOf),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function fieldOf(draft: FieldDraft) {
  const { key, label, kind, required, translatable, maxLength, accepts, options } = draft;
  const may = kindParts[kind];
  return {
    key,
    label: label.trim(),
    kind,
    required,
    translatable,
    ...(may.length && maxLength !== null && { maxLength }),
    ...(may.options && { options: linesOf(options) }),
    ...(may.accepts && accepts.length > 0 && { accepts: [...accepts] }),
  };
}

/** The section as the editor would draw it now, with stand-ins for what is not typed yet. */
export function previewOf(values: DefinitionValues): ContentSection {
  const body = bodyOf(values);
  const fields = body.fields.map((field, place): SectionField => {
    const id = values.fields[place]?.id ?? '';
    return { ...field, key: id, label: field.label || 'New field' } as SectionField;
  });
  return {
    ...body,
    id: 0,
    slug: '',
    displayOrder: 0,
    companyId: null,
    name: body.name || 'New section',
    fields,
  };
}
