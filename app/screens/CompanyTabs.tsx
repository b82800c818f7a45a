import { Text } from '@hangtag/ui/elements/Text';
import { EditorHeader } from '@hangtag/ui/patterns/EditorHeader';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { loadCompany, useCompany } from '../stores/company.ts';

interface CompanyTabsProps {
  /** The facts line of this view. */
  facts: ReactNode;
  /** The save state and the publish button. @default nothing */
  actions?: ReactNode;
}

/** The header of the company content's views [F015-F017, D40]. */
export function CompanyTabs({ facts, actions }: CompanyTabsProps) {
  const [path] = useLocation();
  const company = shown(useCompany());
  useEffect(() => void loadCompany(), []);
  return (
    <EditorHeader
      name={company?.companyName ?? 'Company'}
      previewUrl={company?.logoFile?.fileUrl ?? null}
      isLogo
      facts={
        typeof facts === 'string' ? (
          <Text kind="data" tone="second" as="span">
            {facts}
          </Text>
        ) : (
          facts
        )
      }
      tabs={[
        { label: 'About the brand', href: paths.companySignature() },
        { label: 'Premium', href: paths.companyPremium() },
        { label: 'Calls to action', href: paths.companyCtas() },
        { label: 'Annual reports', href: paths.companyReports() },
        { label: 'Associations', href: paths.companyAssociations() },
        { label: 'Domains', href: paths.companyDomains() },
      ]}
      current={path}
      actions={actions}
    />
  );
}
