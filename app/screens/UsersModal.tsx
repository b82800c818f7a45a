import { Dialog } from '@hangtag/ui/elements/Dialog';
import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import { useEffect } from 'react';
import { useModal } from '../navigation/modal.ts';
import { shown } from '../remote/Remote.ts';
import { platformCompany } from '../stores/companyDetails.ts';
import { UserList } from './UserList.tsx';
import { useModalCompany } from './useModalCompany.ts';
import { userParams } from './useUserView.ts';

/** `?modal=users`: the users of the own company above any screen, or of the one that a Superadmin names [F089, D51]. */
export function UsersModal({ onClose }: { onClose: () => void }) {
  const { companyId, isOther } = useModalCompany();
  const { close } = useModal();
  useEffect(() => void (isOther && platformCompany.load(companyId)), [companyId, isOther]);
  const { company } = platformCompany.use(companyId);
  if (companyId === 0) return null;
  return (
    <Dialog
      title="User management"
      size="large"
      toolbar={
        isOther && (
          <ActingForNotice companyName={shown(company)?.companyName ?? null} about="users" />
        )
      }
      isOpen
      onClose={isOther ? () => close(...userParams, 'companyId') : onClose}
    >
      <UserList companyId={companyId} />
    </Dialog>
  );
}
