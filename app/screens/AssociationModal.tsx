import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Association } from '@hangtag/contract/wire/association';
import { AssociationForm, type AssociationValues } from '@hangtag/ui/patterns/AssociationList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { useState } from 'react';
import { createAssociation, updateAssociation } from '../api/lists.ts';
import { associationList } from '../stores/platformLists.ts';
import { isAssociationValue } from '../stores/recoveredForms.ts';
import { FileGallery } from './FileGallery.tsx';
import { useForm } from './useForm.ts';
import { usePlatformCompanyRight } from './usePlatformRight.ts';

interface AssociationModalProps {
  /** Null for a new one. */
  association: Association | null;
  onClose: () => void;
}

/** Creates or edits an association; its logo comes from the library of the platform's own company. */
export function AssociationModal({ association, onClose }: AssociationModalProps) {
  const name = `association/${association?.id ?? 'new'}`;
  const draft = useFormDraft(
    { name, what: 'the association' },
    valuesOf(association),
    isAssociationValue,
  );
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose = usePlatformCompanyRight();
  const { run, reported } = useForm();
  return (
    <>
      <AssociationForm
        {...reported}
        association={association}
        draft={draft}
        onChooseLogo={mayChoose ? () => setChoosing(true) : undefined}
        onSave={(body) => {
          void run(() =>
            association
              ? associationList.change(() =>
                  updateAssociation(association.id, body, association.version),
                )
              : createAssociation(body),
          ).then((worked) => {
            if (!worked) return;
            onClose();
            void associationList.load();
          });
        }}
        onClose={onClose}
      />
      {isChoosing && (
        <FileGallery
          type="image"
          selectedId={draft.typed.logo?.filesId ?? null}
          companyId={PLATFORM_COMPANY_ID}
          onChoose={({ filesId, previewUrl, fileUrl }) =>
            draft.set({ logo: { filesId, fileUrl: previewUrl ?? fileUrl } })
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

const valuesOf = (association: Association | null): AssociationValues => ({
  name: association?.name ?? '',
  abbreviation: association?.abbreviation ?? '',
  url: association?.url ?? '',
  logo: association?.logoFile ?? null,
  status: association?.status ?? 'active',
});
