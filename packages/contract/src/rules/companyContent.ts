/** Which parts of a company's draft are published, and what prevents it (D40). */
import type { CompanyContent } from '../wire/companyContent.ts';
import type { ProductContent } from '../wire/content.ts';
import type { ContentSection, SectionInstance } from '../wire/section.ts';
import { isSame } from './canonical.ts';
import { blankContent, blankSummary } from './content.ts';

/** The content of a company that never wrote any. */
export const emptyCompanyContent: CompanyContent = {
  schemaVersion: 1,
  signature: [],
  premium: [],
  ctas: [],
};

/** Why the premium part is closed, and the next step (X9: published content stays). */
export const PREMIUM_NEEDED =
  'Premium content is part of the Business and Enterprise plans. What is published stays on your pages.';

/** What publishing would put out: without a premium plan the premium part stays as it was published. */
export function publishable(
  draft: CompanyContent,
  published: CompanyContent | null,
  isPremium: boolean,
): CompanyContent {
  return isPremium ? draft : { ...draft, premium: published?.premium ?? [] };
}

/** Would publishing change what pages show? An empty draft that was never published would not. */
export function companyHasChanges(
  draft: CompanyContent,
  published: CompanyContent | null,
  isPremium: boolean,
): boolean {
  return !isSame(publishable(draft, published, isPremium), published ?? emptyCompanyContent);
}

/** All sections of a company in page order. */
export const sectionsOfCompany = ({
  signature,
  premium,
}: CompanyContent): readonly SectionInstance[] => [...signature, ...premium];

/** The part to which a section of the catalogue belongs. */
export const partOf = ({ category }: Pick<ContentSection, 'category'>) =>
  category === 'premium' ? 'premium' : 'signature';

/** The content as a page that holds nothing but its sections and calls to action: the rules of pages count for it too. */
export const asPage = (content: CompanyContent, name = ''): ProductContent => ({
  ...blankContent,
  sections: sectionsOfCompany(content),
  ctas: content.ctas,
  summary: { ...blankSummary, name },
});

/** The content that a page made by `asPage` says by now. @param premiumIds Ids of sections that belong to the premium part. */
export function fromPage(
  content: CompanyContent,
  { sections, ctas }: Pick<ProductContent, 'sections' | 'ctas'>,
  premiumIds: ReadonlySet<string>,
): CompanyContent {
  return {
    ...content,
    ctas,
    signature: sections.filter(({ id }) => !premiumIds.has(id)),
    premium: sections.filter(({ id }) => premiumIds.has(id)),
  };
}
