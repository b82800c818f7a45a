/** A company as it is read (F230, F161-F164). */
import { may } from '@hangtag/contract/rules/permissions';
import { liveGate } from '@hangtag/contract/rules/productLimits';
import type { Company, CompanyStats, Industry } from '@hangtag/contract/wire/company';
import type { Role } from '@hangtag/contract/wire/user';
import type { CompanySection, ContentSection } from '@hangtag/contract/wire/section';
import { isAvailable } from '../content/availability.ts';
import { publishUrlOf } from '../companyContent/answer.ts';
import { fileUrlOf } from '../files/present.ts';
import type { FileRow } from '../files/queries.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';

/** The context besides the row. */
interface PresentContext {
  readonly definitions: readonly CompanySection[];
  readonly logo: FileRow | undefined;
  readonly industry: Industry | null;
  /** Whether its company content is published. */
  readonly isPublished: boolean;
  readonly stats: CompanyStats;
  /** Role of the reader. */
  readonly role: Role;
  /** Whether their session is read-only. */
  readonly isReadOnly: boolean;
}

/** The company on the wire, with the sections it is offered. */
export function presentCompany(
  company: CompanyRow,
  { definitions, logo, industry, isPublished, stats, role, isReadOnly }: PresentContext,
): Company {
  const offered = definitions
    .filter(isAvailable)
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
    industryName: industry?.name ?? null,
    url: company.url,
    email: company.email,
    telephone: company.telephone,
    streetAddress: company.streetAddress,
    streetAddress2: company.streetAddress2,
    city: company.city,
    country: company.country,
    state: company.state,
    postcode: company.postcode,
    status: company.status,
    published: isPublished,
    publishUrl: publishUrlOf(company.id),
    stats,
    theme: company.theme,
    language: company.language,
    timeZone: zoneOf(company),
    version: company.version,
    requiresTwoStep: company.requiresTwoStep,
    can: {
      edit: !isReadOnly && may(role, 'company.edit') && liveGate(role, company.status).isOpen,
    },
  };
}

function withoutPivot({ pivot, ...section }: CompanySection): ContentSection {
  void pivot;
  return section;
}
