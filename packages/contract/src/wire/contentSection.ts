/** The catalogue of sections as Superadmins write it (F237-F239, F161, F163). */
import * as v from 'valibot';
import { id, requiredName, text } from './fields.ts';
import { type CompanySection, type ContentSection, fieldKinds } from './section.ts';

/** Fields a section may have. */
export const FIELDS_MAX = 40;

const textKinds: readonly string[] = ['text', 'richtext', 'url'];
const listKinds: readonly string[] = ['files', 'list', 'table'];
const choiceKinds: readonly string[] = ['select', 'table'];

const key = v.pipe(
  v.string('Must be text.'),
  v.regex(
    /^[a-z][a-zA-Z0-9]{0,39}$/,
    'Must begin with a small letter and hold up to 40 letters and digits.',
  ),
  // Values are read by key: an inherited name would always look filled in.
  v.check((typed) => !(typed in {}), 'Is a reserved word. Choose another key.'),
);

const count = v.pipe(
  v.number('Must be a number.'),
  v.integer('Must be a whole number.'),
  v.minValue(1, 'Must be at least 1.'),
  v.maxValue(20_000, 'Must be at most 20000.'),
);

const isUnique = (words: readonly unknown[]) => new Set(words).size === words.length;

const options = v.pipe(
  v.array(requiredName(120), 'Must be a list of texts.'),
  v.minLength(1, 'Name at least one.'),
  v.maxLength(50, 'Must be at most 50.'),
  v.check((words) => isUnique(words), 'Names one twice.'),
);

const accepts = v.pipe(
  v.array(v.picklist(['image', 'movie', 'pdf'], 'Must be image, movie or pdf.'), 'Must be a list.'),
  v.minLength(1, 'Name at least one.'),
  v.maxLength(3, 'Must be at most 3.'),
  v.check((words) => isUnique(words), 'Names one twice.'),
);

const shape = v.strictObject(
  {
    key,
    label: requiredName(80),
    kind: v.picklist(fieldKinds, 'Is not a kind of field.'),
    required: v.optional(v.boolean('Must be true or false.'), false),
    maxLength: v.optional(count),
    accepts: v.optional(accepts),
    options: v.optional(options),
    translatable: v.optional(v.boolean('Must be true or false.'), true),
  },
  'Holds something that no field has.',
);

/** One field's definition; what its kind cannot have is refused, not ignored. */
export const SectionFieldInput = v.pipe(
  shape,
  v.forward(
    v.check(
      ({ kind, maxLength }) =>
        maxLength === undefined ||
        textKinds.includes(kind) ||
        (listKinds.includes(kind) && maxLength <= 200),
      'Is for texts (up to 20000 characters) and lists (up to 200 entries).',
    ),
    ['maxLength'],
  ),
  v.forward(
    v.check(
      ({ kind, accepts: types }) => types === undefined || kind === 'file' || kind === 'files',
      'Is for files only.',
    ),
    ['accepts'],
  ),
  v.forward(
    v.check(
      ({ kind, options: choices }) => (choices !== undefined) === choiceKinds.includes(kind),
      'Choices and table heads are named for these two kinds, and only there.',
    ),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ kind, options: heads }) => kind !== 'table' || (heads?.length ?? 0) <= 12,
      'A table has at most 12 columns.',
    ),
    ['options'],
  ),
);

const fields = v.pipe(
  v.array(SectionFieldInput, 'Must be a list of fields.'),
  v.minLength(1, 'A section needs a field.'),
  v.maxLength(FIELDS_MAX, `Must be at most ${FIELDS_MAX} fields.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    dataset.value.forEach((field, at) => {
      if (seen.has(field.key)) {
        addIssue({
          message: 'Is used by another field.',
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: at, value: field },
            { type: 'object', origin: 'value', input: { ...field }, key: 'key', value: field.key },
          ],
        });
      }
      seen.add(field.key);
    });
  }),
);

const entries = {
  name: requiredName(80),
  category: v.picklist(['basic', 'premium'], 'Must be basic or premium.'),
  scope: v.picklist(['company', 'product'], 'Must be company or product.'),
  description: text(300),
  icon: v.nullable(
    v.pipe(text(40), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be the name of an icon.')),
  ),
  status: v.picklist(['active', 'inactive'], 'Must be active or inactive.'),
  fields,
  maxItems: v.nullable(v.pipe(count, v.maxValue(100, 'Must be at most 100.'))),
  gs1LinkType: v.nullable(
    v.pipe(
      text(60),
      v.regex(/^gs1:[A-Za-z]+$/, 'Must be a GS1 link type, for example gs1:recipeInfo.'),
    ),
  ),
};

/** `POST /api/admin/contentSections`; `companyId` makes it one company's only, for good. */
export const ContentSectionBody = v.object({
  name: entries.name,
  category: v.optional(entries.category, 'basic'),
  scope: v.optional(entries.scope, 'product'),
  description: v.optional(entries.description, ''),
  icon: v.optional(entries.icon, null),
  status: v.optional(entries.status, 'active'),
  fields: entries.fields,
  maxItems: v.optional(entries.maxItems, null),
  gs1LinkType: v.optional(entries.gs1LinkType, null),
  companyId: v.optional(v.nullable(id), null),
});
export type ContentSectionBody = v.InferInput<typeof ContentSectionBody>;

/** `PUT /api/admin/contentSections/{id}`: an absent field keeps its value; slug and company never change. */
export const ContentSectionUpdateBody = v.partial(v.object(entries));
export type ContentSectionUpdateBody = v.InferInput<typeof ContentSectionUpdateBody>;

/** `GET /api/admin/contentSections`: the platform's, or with `companyId` those made for one company. */
export const ContentSectionsQuery = v.object({
  companyId: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'Must be an id.'), v.transform(Number)),
  ),
  /** `1`: with counts of uses. They read a line of every product, so a screen asks for them after the list. */
  uses: v.optional(v.literal('1', 'Must be 1 or absent.')),
});

/** A section, and where it is used if that was asked for. */
export interface UsedSection extends ContentSection {
  /** For `If-Match`. */
  readonly version?: number;
  /** Companies with a page that holds it, draft or published. */
  readonly usedByCompanies?: number;
  /** Products whose draft or page holds it. */
  readonly usedByProducts?: number;
}

export interface ContentSectionsAnswer {
  readonly contentSections: readonly UsedSection[];
}

/** A product that holds a section, in a refusal's `uses`. */
export interface SectionUse {
  readonly productId: number;
  readonly name: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly where: 'draft' | 'published' | 'both';
}

/** A company whose own content holds a section, in a refusal's `uses`. */
export type SectionCompanyUse = Pick<SectionUse, 'companyId' | 'companyName' | 'where'>;

/** `uses` of a refusal with code `in_use`. */
export interface SectionUses {
  /** The first hundred, by company and name. */
  readonly products: readonly SectionUse[];
  /** Companies that hold it in their own content, by name; absent when none does. */
  readonly companies?: readonly SectionCompanyUse[];
  /** How many there are in all, products and companies. */
  readonly total: number;
}

/** `PUT /api/admin/companies/{id}/sections`: an absent section keeps its value (F161, F163). */
export const CompanySectionsBody = v.object({
  sections: v.pipe(
    v.array(
      v.object({
        contentSectionId: id,
        enabled: v.optional(v.boolean('Must be true or false.')),
        paid: v.optional(v.boolean('Must be true or false.')),
        displayOrder: v.optional(
          v.pipe(
            v.number('Must be a number.'),
            v.integer('Must be a whole number.'),
            v.minValue(0, 'Must be at least 0.'),
            v.maxValue(100_000, 'Is too large.'),
          ),
        ),
      }),
      'Must be a list.',
    ),
    v.maxLength(1000, 'Must be at most 1000 sections.'),
  ),
});
export type CompanySectionsBody = v.InferInput<typeof CompanySectionsBody>;

/** Every section that the company can be offered, with its settings; retired ones too. */
export interface CompanySectionsAnswer {
  readonly sections: readonly CompanySection[];
  /** Of what the company was given, for `If-Match`. */
  readonly version: number;
}
