import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Association } from '@hangtag/contract/wire/association';
import { AssociationForm } from '@hangtag/ui/patterns/AssociationList';
import { useState } from 'react';
import { createAssociation, updateAssociation } from '../api/lists.ts';
import { associationList } from '../stores/platformLists.ts';
import { LogoGallery } from './LogoGallery.tsx';
import { useForm } from './useForm.ts';
import { usePlatformCompanyRight } from './usePlatformRight.ts';

interface AssociationModalProps {
  /** Null for a new one. */
  association: Association | null;
  onClose: () => void;
}

/** Creates or edits an association; its logo comes from the library of the platform's own company. */
export function AssociationModal({ association, onClose }: AssociationModalProps) {
  const [logo, setLogo] = useState(association?.logoFile ?? null);
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose = usePlatformCompanyRight();
  const { run, reported } = useForm();
  return (
    <>
      <AssociationForm
        {...reported}
        association={association}
        logo={logo}
        onChooseLogo={mayChoose ? () => setChoosing(true) : undefined}
        onRemoveLogo={() => setLogo(null)}
        onSave={(values) => {
          const body = { ...values, logoFile: logo && { filesId: logo.filesId } };
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
        <LogoGallery
          selectedId={logo?.filesId ?? null}
          companyId={PLATFORM_COMPANY_ID}
          onChoose={(filesId, fileUrl) => setLogo({ filesId, fileUrl })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
