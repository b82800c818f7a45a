/** The request body that makes the server's draft equal to the screen's. */
import { isSame } from '@hangtag/contract/rules/canonical';
import {
  type CompanyContent,
  type CompanyContentBody,
  companyParts,
} from '@hangtag/contract/wire/companyContent';
import { summaryFields } from '@hangtag/contract/rules/content';
import type { ProductContent, ProductSummary } from '@hangtag/contract/wire/content';
import type { ProductUpdateBody } from '@hangtag/contract/wire/product';
import type { SectionInstance } from '@hangtag/contract/wire/section';

/** How each fact of the summary is sent, so that a field without a line here is a type error. */
const summaryBody = {
  name: ({ name }) => ({ name }),
  model: ({ model }) => ({ model }),
  upcCode: ({ upcCode }) => ({ upcCode }),
  countryOfOrigin: ({ countryOfOrigin }) => ({ countryOfOrigin }),
  passport: ({ passport }) => ({ passport }),
  appLogoFilesId: ({ appLogoFilesId: filesId }) => ({
    appLogoFile: filesId === null ? null : { filesId },
  }),
} satisfies Record<keyof ProductSummary, (summary: ProductSummary) => ProductUpdateBody>;

/** Only the changed parts, so that a write does not revert another user's change elsewhere; null without a change. */
export function productBody(draft: ProductContent, base: ProductContent): ProductUpdateBody | null {
  const changed = summaryFields.filter(
    (field) => !isSame(draft.summary[field], base.summary[field]),
  );
  const body: ProductUpdateBody = Object.assign(
    {},
    ...changed.map((field) => summaryBody[field](draft.summary)),
  ) as ProductUpdateBody;
  if (!isSame(contentOf(draft), contentOf(base))) body.unpublishedContent = contentOf(draft);
  return Object.keys(body).length === 0 ? null : body;
}

/** Only the changed parts; null without a change. */
export function companyContentBody(
  draft: CompanyContent,
  base: CompanyContent,
): CompanyContentBody | null {
  const changed = companyParts.filter((part) => !isSame(draft[part], base[part]));
  const hasOtherCtas = !isSame(draft.ctas, base.ctas);
  if (changed.length === 0 && !hasOtherCtas) return null;
  return {
    unpublishedContent: {
      ...Object.fromEntries(changed.map((part) => [part, sectionsOnWire(draft[part])])),
      ...(hasOtherCtas && { ctas: [...draft.ctas] }),
    },
  };
}

/** The draft as the call takes it: copied, because the wire's types are mutable. */
const contentOf = (
  draft: ProductContent,
): NonNullable<ProductUpdateBody['unpublishedContent']> => ({
  title: draft.title,
  currentHeaderId: draft.currentHeaderId,
  headers: draft.headers.map((header) => ({ ...header })),
  sections: sectionsOnWire(draft.sections),
  ctas: [...draft.ctas],
});

const sectionsOnWire = (sections: readonly SectionInstance[]) =>
  sections.map(({ values, assets, ...section }) => ({
    ...section,
    assets: [...assets],
    values: structuredClone(values) as Record<string, string>,
  }));
