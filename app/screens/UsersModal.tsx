import { Dialog } from '@hangtag/ui/elements/Dialog';
import { useSession } from '../stores/session.ts';
import { UserList } from './UserList.tsx';

/** `?modal=users`: the users of the own company above any screen [F089]. */
export function UsersModal({ onClose }: { onClose: () => void }) {
  const session = useSession();
  if (session.phase !== 'member') return null;
  return (
    <Dialog title="User management" size="large" isOpen onClose={onClose}>
      <UserList companyId={session.user.companyId} />
    </Dialog>
  );
}
