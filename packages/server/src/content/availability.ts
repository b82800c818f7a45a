/** Which sections a company is offered, and which it may put on a page. */
import { partOf } from '@hangtag/contract/rules/companyContent';
import type { CompanyPart } from '@hangtag/contract/wire/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';

/** Is the section in the company's list at all? */
export function isAvailable(section: CompanySection): boolean {
  return section.status === 'active' && section.pivot.enabled;
}

/**
 * May the company add it to a product's page? Premium ones need a premium plan or must be paid for.
 * @param isPremium From the derived subscription.
 */
export function mayAddToProduct(section: CompanySection, isPremium: boolean): boolean {
  const isIncluded = section.category === 'basic' || isPremium || section.pivot.paid;
  return isAvailable(section) && section.scope === 'product' && isIncluded;
}

/** May the company add it to this part of its own content (D40)? */
export function mayAddToCompany(section: CompanySection, part: CompanyPart): boolean {
  return isAvailable(section) && section.scope === 'company' && partOf(section) === part;
}
