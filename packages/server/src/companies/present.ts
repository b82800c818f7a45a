/** A company as it is read (F230, F161-F164). */
import type { Company } from '@hangtag/contract/wire/company';
import type { CompanySection, ContentSection } from '@hangtag/contract/wire/section';
import { isOffered } from '../content/offer.ts';
import { fileUrlOf } from '../files/present.ts';
import type { FileRow } from '../files/queries.ts';
import type { CompanyRow } from './queries.ts';

/** The company on the wire, with the sections it is offered. */
export function presentCompany(
  company: CompanyRow,
  definitions: readonly CompanySection[],
  logo: FileRow | undefined,
): Company {
  const offered = definitions
    .filter(isOffered)
    .toSorted((a, b) => a.pivot.displayOrder - b.pivot.displayOrder);
  return {
    companyId: company.id,
    companyName: company.name,
    type: company.type,
    demo: company.demo,
    unlimitedProducts: company.unlimitedProducts,
    unlimitedSections: company.unlimitedSections,
    logoFile: logo ? { filesId: logo.id, fileUrl: fileUrlOf(logo) } : null,
    customSections: offered.filter((each) => each.companyId !== null).map(withoutPivot),
    contentSections: offered,
    paidSections: offered.filter((each) => each.pivot.paid),
    industry: company.industry,
    url: company.url,
    email: company.email,
    telephone: company.telephone,
    streetAddress: company.streetAddress,
    streetAddress2: company.streetAddress2,
    country: company.country,
    state: company.state,
    postcode: company.postcode,
    status: company.status,
    theme: company.theme,
  };
}

function withoutPivot({ pivot, ...section }: CompanySection): ContentSection {
  void pivot;
  return section;
}
