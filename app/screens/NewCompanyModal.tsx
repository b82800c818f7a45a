import { NewCompany, type NewCompanyValues } from '@hangtag/ui/patterns/NewCompany';
import { useLocation } from 'wouter';
import { createCompany } from '../api/admin.ts';
import { formSaved } from '../navigation/unsavedForms.ts';
import { paths } from '../navigation/paths.ts';
import { useAttempt } from './useAttempt.ts';
import { useIsMounted } from './useIsMounted.ts';

/** Creates a company and opens its details, for the other fields [F234]. */
export function NewCompanyModal({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const { isBusy, problem, run } = useAttempt();
  const create = (values: NewCompanyValues) =>
    void run(async () => {
      const { companyId } = await createCompany(values);
      if (!isMounted()) return;
      formSaved('newCompany/new');
      onClose();
      navigate(paths.companyDetails(companyId));
    });
  const hasFields = problem !== null && Object.keys(problem.fields).length > 0;
  return (
    <NewCompany
      isBusy={isBusy}
      errors={problem?.fields}
      problem={hasFields ? null : (problem?.message ?? null)}
      onCreate={create}
      onClose={onClose}
    />
  );
}
