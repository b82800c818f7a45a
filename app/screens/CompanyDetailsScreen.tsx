import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CompanyFormLoading, PlatformCompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { platformCompany } from '../stores/companyDetails.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanySectionsBlock } from './CompanySectionsBlock.tsx';
import { logoOf } from './companyFormProps.ts';
import { NotFoundPart } from './NotFoundPart.tsx';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { usePlatformCompany } from './usePlatformCompany.ts';

/** A company's details with the platform's fields [F032, F084-F088, F215, F233]. */
export function CompanyDetailsScreen(params: { companyId: string }) {
  const { companyId, company, saving, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  const choices = useCompanyChoices();
  useTitle(isThere ? `${name || 'Company'} details` : 'Not found');
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Company details" />
        <RemoteView
          of={company}
          name="company"
          onRetry={() => void platformCompany.load(companyId)}
          loading={<CompanyFormLoading />}
          ready={(now) => (
            <PlatformCompanyForm
              key={now.companyId}
              company={now}
              logo={logoOf(now)}
              choices={choices}
              saving={saving}
              host={location.origin}
              onSave={(body) => void platformCompany.save(body)}
              onResolve={platformCompany.settle}
            />
          )}
        />
        {shown(company) && <CompanySectionsBlock companyId={companyId} />}
      </Stack>
    </Page>
  );
}
