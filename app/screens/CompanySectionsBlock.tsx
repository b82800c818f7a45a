import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CompanySections } from '@hangtag/ui/patterns/CompanySections';
import { useEffect, useId } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import {
  deactivateCompanySection,
  deleteCompanySection,
  assignSection,
  loadCompanySections,
  moveCompanySection,
  useCompanySections,
} from '../stores/companySections.ts';
import { listContent } from './listContent.ts';

/** The sections that a company is offered and has paid for, in order, and those made only for it [F161, F163]. */
export function CompanySectionsBlock({ companyId }: { companyId: number }) {
  const title = useId();
  const [, navigate] = useLocation();
  const { list, busy, problem, refusal } = useCompanySections(companyId);
  const load = () => void loadCompanySections(companyId);
  useEffect(() => void loadCompanySections(companyId), [companyId]);
  return (
    <section aria-labelledby={title}>
      <Stack gap={12}>
        <div>
          <Heading level={2} id={title}>
            Sections
          </Heading>
          <Text kind="caption" tone="quiet">
            What its editors are offered, in this order. A switch acts at once.
          </Text>
        </div>
        <CompanySections
          content={listContent(list)}
          busy={busy}
          problem={problem}
          refusal={refusal}
          onCreate={() => navigate(paths.contentSection('new', companyId))}
          onEdit={({ id }) => navigate(paths.contentSection(id, companyId))}
          onAssign={(section, assignment) => void assignSection(section, assignment)}
          onMove={(section, place) => void moveCompanySection(section, place)}
          onDelete={deleteCompanySection}
          onDeactivate={deactivateCompanySection}
          onRetry={load}
        />
      </Stack>
    </section>
  );
}
