/** Content that says nothing yet, and the one list of what a summary consists of. */
import type { ProductContent, ProductSummary } from '../wire/content.ts';

/** The empty summary of a product. */
export const blankSummary: ProductSummary = {
  name: '',
  model: '',
  upcCode: null,
  countryOfOrigin: null,
  passport: {},
  appLogoFilesId: null,
};

/** The fields of a summary: complete, because the type of {@link blankSummary} asks for every one. */
export const summaryFields = Object.keys(blankSummary) as readonly (keyof ProductSummary)[];

/** A summary, field by field. */
export const summaryFrom = (
  read: <Field extends keyof ProductSummary>(field: Field) => ProductSummary[Field],
): ProductSummary =>
  Object.fromEntries(
    summaryFields.map((field) => [field, read(field)]),
  ) as unknown as ProductSummary;

/** The summary alone, of something that has more members. */
export const summaryOf = (source: ProductSummary): ProductSummary =>
  summaryFrom((field) => source[field]);

/** A page with nothing on it. */
export const blankContent: ProductContent = {
  schemaVersion: 1,
  title: '',
  headers: [],
  currentHeaderId: null,
  sections: [],
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
  summary: blankSummary,
  assets: [],
};

/** A page with everything that a page has today: one that was published earlier lacks what did not exist then. */
export const completeContent = (content: Partial<ProductContent>): ProductContent => ({
  ...blankContent,
  ...content,
  summary: { ...blankSummary, ...content.summary },
});
