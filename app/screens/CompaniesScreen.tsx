import type { CompaniesAnswer } from '@hangtag/contract/wire/adminCompany';
import { Link } from '@hangtag/ui/elements/Link';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CompaniesTable } from '@hangtag/ui/patterns/CompaniesTable';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { companiesFile } from '../api/admin.ts';
import { recoveredForm } from '../navigation/unsavedForms.ts';
import { paths } from '../navigation/paths.ts';
import { contentOf } from '../remote/contentOf.ts';
import { loadCompanies, useCompanies } from '../stores/companies.ts';
import { AdminHead } from './AdminHead.tsx';
import { filterFor, useCompanyView } from './companyQuery.ts';
import { NewCompanyModal } from './NewCompanyModal.tsx';
import { platformScreen } from './platformScreen.tsx';
import { useTypedFilter } from './useTypedFilter.ts';

const companiesShown = (answer: CompaniesAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;

/** Every company of the platform, for Superadmins [F031, F036]; hidden from everybody else (X7). */
export const CompaniesScreen = platformScreen('Companies', Companies);

function Companies() {
  const list = useCompanies();
  const { view, setSearch, setAll, setOrder, setPage } = useCompanyView();
  const [filter, narrow] = useTypedFilter(view, setSearch, setAll);
  const [isCreating, setCreating] = useState(() => recoveredForm('newCompany') !== null);
  const load = useCallback(
    () => void loadCompanies({ ...filterFor(view), page: String(view.page) }),
    [view],
  );
  useEffect(load, [load]);
  return (
    <Page>
      <Stack gap={24}>
        <AdminHead
          place="companies"
          end={
            <Link href={companiesFile(filterFor(view))} display="alone" icon={Download} download>
              Download as CSV
            </Link>
          }
        />
        <CompaniesTable
          content={contentOf(list, companiesShown, 'replaces')}
          filter={filter}
          onFilter={narrow}
          order={view.order}
          onOrderChange={setOrder}
          onPageChange={setPage}
          onRetry={load}
          hrefOf={({ companyId }) => paths.companyDetails(companyId)}
          onCreate={() => setCreating(true)}
        />
      </Stack>
      {isCreating && <NewCompanyModal onClose={() => setCreating(false)} />}
    </Page>
  );
}
