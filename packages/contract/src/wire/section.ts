/** The catalogue of content sections: what a section holds is data, never code. */

export const fieldKinds = [
  'text',
  'richtext',
  'url',
  'number',
  'date',
  'select',
  'file',
  'files',
  'list',
  'table',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FileType = 'image' | 'movie' | 'pdf';

/** One field of a section's definition. */
export interface SectionField {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Characters for texts, entries for `list`, `files` and `table`. */
  readonly maxLength?: number;
  /** File types a `file` or `files` field accepts. */
  readonly accepts?: readonly FileType[];
  /** Choices of a `select`; column heads of a `table`. */
  readonly options?: readonly string[];
  readonly translatable: boolean;
}

/** One definition in the catalogue; `companyId` null means the platform's own. */
export interface ContentSection {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: 'basic' | 'premium';
  readonly scope: 'company' | 'product';
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string | null;
  readonly displayOrder: number;
  readonly status: 'active' | 'inactive';
  readonly companyId: number | null;
  readonly fields: readonly SectionField[];
  /** How often one page may hold it; null means any number. */
  readonly maxItems: number | null;
  readonly gs1LinkType: string | null;
}

/** What a company may do with a definition. */
export interface SectionPivot {
  readonly companyId: number;
  readonly contentSectionId: number;
  readonly paid: boolean;
  readonly enabled: boolean;
  readonly displayOrder: number;
}

export type CompanySection = ContentSection & { readonly pivot: SectionPivot };

/**
 * The value of one field, by its kind: text, richtext (paragraphs parted by a blank line), url, select and
 * date (`YYYY-MM-DD`) are strings; number a number; file a file id; files their ids; list its lines;
 * table its rows of cells.
 */
export type SectionValue =
  | string
  | number
  | null
  | readonly string[]
  | readonly number[]
  | readonly (readonly string[])[];

/** One section on a page. */
export interface SectionInstance {
  /** UUID, made where the section is added. */
  readonly id: string;
  readonly contentSectionId: number;
  readonly title: string;
  readonly values: Readonly<Record<string, SectionValue>>;
  readonly assets: readonly number[];
  readonly visible: boolean;
}
