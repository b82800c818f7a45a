import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { CompanyAssociation } from '@hangtag/contract/wire/association';
import { Page } from '@hangtag/ui/layout/Page';
import { BadgeList, type BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { useEffect, useState } from 'react';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { loadBadges, saveBadges, useBadges } from '../stores/badges.ts';
import { isBadges } from '../stores/recoveredForms.ts';
import { toasts } from '../stores/toasts.ts';
import { useSession } from '../stores/session.ts';
import { CompanyTabs } from './CompanyTabs.tsx';
import { FormLoading } from './FormLoading.tsx';
import { FileGallery } from './FileGallery.tsx';
import { useAttempt } from './useAttempt.ts';
import { useViewLock } from './viewLock.ts';

/** The badges of associations on the company's pages, with certificate and validity. */
export function CompanyAssociationsScreen() {
  const badges = useBadges();
  const session = useSession();
  const mayEdit = session.phase === 'member' && may(session.user.role, 'company.edit');
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [choosingFor, setChoosingFor] = useState<number | null>(null);
  const { isBusy, problem, run } = useAttempt();
  useTitle('Associations');
  useEffect(() => void loadBadges(), []);
  const present = shown(badges)?.associations ?? [];
  const draft = useFormDraft(
    mayEdit ? { name: 'associations', what: 'the associations' } : null,
    { badges: present.map(valuesOf) as readonly BadgeValues[] },
    isBadges,
  );
  const values = draft.typed.badges;
  const type = (next: readonly BadgeValues[]) => draft.set({ badges: next });
  const chosenFor = values.find(({ association }) => association.id === choosingFor);
  const viewing = useViewLock();
  const gate = session.phase === 'member' ? editGate(session.user.subscription) : null;
  const closed = gate?.isOpen === false ? gate.message : null;
  const save = async () => {
    const associations = values.map(bodyOf);
    if (!(await run(() => saveBadges({ associations })))) return;
    toasts.success('The associations are saved.');
  };
  return (
    <>
      <CompanyTabs facts="Shown as soon as they are saved" />
      <Page width="form">
        <RemoteView
          of={badges}
          name="associations"
          onRetry={() => void loadBadges()}
          loading={<FormLoading />}
          ready={({ available }) => (
            <BadgeList
              badges={values}
              available={available}
              onChange={type}
              onDiscardRecovered={draft.isRecovered ? draft.discard : undefined}
              onChooseEvidence={setChoosingFor}
              onSave={() => void save()}
              isChanged={draft.isChanged}
              isBusy={isBusy}
              errors={problem ? errorsOf(problem.fields) : undefined}
              problem={problem && Object.keys(problem.fields).length === 0 ? problem.message : null}
              lockedReason={
                viewing ??
                (mayEdit ? closed : 'Only Admins change what the company says on its pages.')
              }
              today={today}
            />
          )}
        />
      </Page>
      {chosenFor && (
        <FileGallery
          type="pdf"
          selectedId={chosenFor.evidence?.filesId ?? null}
          onChoose={(evidence) =>
            type(values.map((each) => (each === chosenFor ? { ...each, evidence } : each)))
          }
          onClose={() => setChoosingFor(null)}
        />
      )}
    </>
  );
}

const valuesOf = ({
  association,
  certificateNumber,
  validFrom,
  validTo,
  evidenceFile,
}: CompanyAssociation): BadgeValues => ({
  association,
  certificateNumber: certificateNumber ?? '',
  validFrom,
  validTo,
  evidence: evidenceFile,
});

const bodyOf = ({ association, certificateNumber, validFrom, validTo, evidence }: BadgeValues) => ({
  associationId: association.id,
  certificateNumber: certificateNumber.trim() || null,
  validFrom,
  validTo,
  evidenceFilesId: evidence?.filesId ?? null,
});

/** The server's error messages by the form's field names: `0.validTo`. */
const errorsOf = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.replace(/^associations\./, ''), [...said]]),
  );
