/** The sections that a company is offered, and those it may add to a page. */
import { partOf } from '@hangtag/contract/rules/companyContent';
import type { CompanyPart } from '@hangtag/contract/wire/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';

/** Whether the section is in the company's list. */
export function isAvailable(section: CompanySection): boolean {
  return section.status === 'active' && section.pivot.enabled;
}

/**
 * Whether the company may add it to a product's page. Premium sections need a premium plan or payment.
 * @param isPremium From the derived subscription.
 */
export function mayAddToProduct(section: CompanySection, isPremium: boolean): boolean {
  const isIncluded = section.category === 'basic' || isPremium || section.pivot.paid;
  return isAvailable(section) && section.scope === 'product' && isIncluded;
}

/** Whether the company may add it to this part of its own content (D40). */
export function mayAddToCompany(section: CompanySection, part: CompanyPart): boolean {
  return isAvailable(section) && section.scope === 'company' && partOf(section) === part;
}
