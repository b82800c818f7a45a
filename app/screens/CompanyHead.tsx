import { Breadcrumbs } from '@hangtag/ui/elements/Breadcrumbs';
import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CreditCard } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { billingOf } from '../shell/modal.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

interface CompanyHeadProps {
  companyId: number;
  /** What the company is called; empty until it is known. */
  name: string;
  /** What this tab is about. */
  tab: string;
}

/** The head that the tabs of one company share, for Superadmins [F032-F035]. */
export function CompanyHead({ companyId, name, tab }: CompanyHeadProps) {
  const [path] = useLocation();
  return (
    <Stack gap={20}>
      <Breadcrumbs
        aria-label="Where you are"
        above={[
          { name: 'Admin', href: paths.admin() },
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
          { label: 'Tags', href: paths.companyTags(companyId) },
          { label: 'Tokens', href: paths.companyTokens(companyId) },
          { label: 'Log', href: paths.companyLog(companyId) },
        ]}
        current={path}
      />
    </Stack>
  );
}
