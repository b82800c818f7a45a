import { Breadcrumbs } from '@hangtag/ui/elements/Breadcrumbs';
import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CreditCard } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { billingOf } from '../navigation/modal.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

interface CompanyHeadProps {
  companyId: number;
  /** Name of the company; empty until it is loaded. */
  name: string;
  /** Name of this tab. */
  tab: string;
}

/** The header of a company's tabs, for Superadmins [F032-F035]. */
export function CompanyHead({ companyId, name, tab }: CompanyHeadProps) {
  const [path] = useLocation();
  return (
    <Stack gap={20}>
      <Breadcrumbs
        aria-label="Where you are"
        above={[
          { name: 'Platform admin', href: paths.admin() },
          { name: 'Companies', href: paths.companyList() },
        ]}
        current={name || tab}
      />
      <Inline justify="between">
        <Heading level={1} takesFocus>
          {name || tab}
        </Heading>
        <Inline gap={8} align="start">
          <LinkButton href={`${path}${billingOf(companyId)}`} icon={CreditCard}>
            Billing
          </LinkButton>
          <ViewAsButton companyId={companyId} />
        </Inline>
      </Inline>
      <LinkTabs
        aria-label="Company"
        tabs={[
          { label: 'Details', href: paths.companyDetails(companyId) },
          { label: 'Users', href: paths.companyUsers(companyId) },
          { label: 'Products', href: paths.companyProducts(companyId) },
          { label: 'Tags', href: paths.companyTags(companyId) },
          { label: 'Tokens', href: paths.companyTokens(companyId) },
          { label: 'Log', href: paths.companyLog(companyId) },
        ]}
        current={path}
      />
    </Stack>
  );
}
