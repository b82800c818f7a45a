import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import { Breadcrumbs } from '@hangtag/ui/elements/Breadcrumbs';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import {
  type DefinitionBody,
  SectionDefinitionForm,
} from '@hangtag/ui/patterns/SectionDefinitionForm';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createSection, updateSection } from '../api/lists.ts';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { formSaved } from '../navigation/unsavedForms.ts';
import { usageRefusal } from '../stores/usageRefusal.ts';
import { toasts } from '../stores/toasts.ts';
import { loadSection, useSectionEditor } from '../stores/sectionEditor.ts';
import { FormLoading } from './FormLoading.tsx';
import { useAttempt } from './useAttempt.ts';

interface SectionEditorProps {
  /** Its id or `new`, from the address. */
  section: string;
  /** Id of the company it belongs to; null for the platform's own. */
  company: string | null;
}

const idIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The form of a new or existing section with its preview [F028]. */
export function SectionEditor({ section, company }: SectionEditorProps) {
  const companyId = idIn(company);
  const id = idIn(section) ?? 0;
  const isNew = section === 'new';
  const remote = useSectionEditor();
  const load = () => void loadSection(id, companyId);
  useEffect(() => void (!isNew && loadSection(id, companyId)), [id, isNew, companyId]);
  const name = isNew ? 'New section' : (shown(remote)?.name ?? 'Section');
  useTitle(name);
  const above = companyId
    ? [
        { name: 'Companies', href: paths.companyList() },
        { name: 'Company', href: paths.companyDetails(companyId) },
      ]
    : [
        { name: 'Platform admin', href: paths.admin() },
        { name: 'Content sections', href: paths.contentSections() },
      ];
  return (
    <Page>
      <Stack gap={32}>
        <Stack gap={20}>
          <Breadcrumbs aria-label="Where you are" above={above} current={name} />
          <Heading level={1} takesFocus>
            {name}
          </Heading>
        </Stack>
        {isNew ? (
          <Form section={null} companyId={companyId} />
        ) : (
          <RemoteView
            of={remote}
            name="section"
            onRetry={load}
            loading={<FormLoading />}
            ready={(known) => <Form key={known.id} section={known} companyId={companyId} />}
          />
        )}
      </Stack>
    </Page>
  );
}

interface FormProps {
  readonly section: UsedSection | null;
  readonly companyId: number | undefined;
}

function Form({ section, companyId }: FormProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem, run } = useAttempt();
  const back = companyId ? paths.companyDetails(companyId) : paths.contentSections();
  const newOne = companyId === undefined ? 'new' : `new-${companyId}`;
  const formName = `section/${section?.id ?? newOne}`;
  const save = async (body: DefinitionBody) => {
    const worked = await run(() =>
      section
        ? updateSection(section.id, body, section.version)
        : createSection({ ...body, companyId: companyId ?? null }),
    );
    if (!worked) return;
    formSaved(formName);
    toasts.success(`${body.name} was saved.`);
    navigate(back);
  };
  const hasFields = problem !== null && Object.keys(problem.fields).length > 0;
  return (
    <SectionDefinitionForm
      section={section}
      formName={formName}
      isBusy={isBusy}
      errors={hasFields ? problem.fields : undefined}
      problem={problem === null || hasFields ? null : usageRefusal(problem)}
      onSave={(body) => void save(body)}
      onCancel={() => navigate(back)}
    />
  );
}
