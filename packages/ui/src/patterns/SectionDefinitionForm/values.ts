/** A definition as form values and as request body. */
import type { ContentSectionBody, UsedSection } from '@hangtag/contract/wire/contentSection';
import type {
  ContentSection,
  FieldKind,
  FileType,
  SectionField,
} from '@hangtag/contract/wire/section';

/** One field during editing; settings that its kind does not have stay, in case the kind changes back. */
export interface FieldDraft {
  /** Identifies it during editing; not sent. */
  readonly id: string;
  readonly key: string;
  /** Whether it is saved; its key is then fixed, because pages store their values under it. */
  readonly isSaved: boolean;
  /** Whether the key still follows the label. */
  readonly followsLabel: boolean;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly accepts: readonly FileType[];
  /** Choices or column heads, one per line. */
  readonly options: string;
  readonly translatable: boolean;
}

/** The values of the form. */
export interface DefinitionValues extends Pick<
  ContentSection,
  'name' | 'category' | 'scope' | 'description' | 'icon' | 'status' | 'maxItems'
> {
  readonly gs1LinkType: string;
  readonly fields: readonly FieldDraft[];
}

/** The whole request body. */
export type DefinitionBody = Required<Omit<ContentSectionBody, 'companyId'>>;

/** The settings that each kind of field has besides its name. */
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

/** A new field. */
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

/** The form's initial values; a new section has one field. */
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

const isTextOrNumber = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Whether a recovered value fits its field. */
export function isDefinitionValue(value: unknown, field: keyof DefinitionValues): boolean {
  if (field !== 'fields') return isTextOrNumber(value);
  const shape = Object.entries(newField(''));
  return (
    Array.isArray(value) &&
    value.every((each: Readonly<Record<string, unknown>>) =>
      shape.every(([name, blank]) =>
        Array.isArray(blank)
          ? Array.isArray(each[name])
          : typeof each[name] === typeof blank || (blank === null && isTextOrNumber(each[name])),
      ),
    )
  );
}

/** The form's values as the request body. */
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

/** The section for the preview, with placeholders for empty texts. */
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
