import { may } from '@hangtag/contract/rules/permissions';
import { invitedRoles } from '@hangtag/contract/wire/user';
import type { UsersAnswer } from '@hangtag/contract/wire/users';
import { InviteUserDialog } from '@hangtag/ui/patterns/InviteUserForm';
import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { useCallback, useEffect } from 'react';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import * as inviting from '../stores/inviteUsers.ts';
import { useSession } from '../stores/session.ts';
import { isListed, loadUsers, useUsers } from '../stores/users.ts';
import * as work from '../stores/userActions.ts';
import { recoveredForm } from '../navigation/unsavedForms.ts';
import { paths } from '../navigation/paths.ts';
import { useDebouncedText } from './useDebouncedText.ts';
import { useUserView } from './useUserView.ts';

const usersShown = (answer: UsersAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;
const copyLink = (link: string) => navigator.clipboard.writeText(link);

/** The users of a company: in the own company's modal, and in a company's tab for Superadmins [F089]. */
export function UserList({ companyId }: { companyId: number }) {
  const session = useSession();
  const list = useUsers(companyId);
  const { view, setSearch, setOrder, setPage } = useUserView();
  const [search, onSearch] = useDebouncedText(view.search, setSearch);
  const { search: wanted, order, page } = view;
  const load = useCallback(
    () => void loadUsers(companyId, { search: wanted, sort: order, page: String(page) }),
    [companyId, wanted, order, page],
  );
  useEffect(load, [load]);
  // When the only user on the last page was removed, the page before is the last one.
  const last = shown(list)?.users.last_page ?? page;
  if (list.phase === 'ready' && page > last) setPage(last);

  const news = work.useUserStates();
  const invitation = inviting.useInviting();
  useEffect(() => {
    if (recoveredForm('invite') === String(companyId)) inviting.startInviting();
    return inviting.stopInviting;
  }, [companyId]);
  if (session.phase !== 'member') return null;
  /** Searches for an invited address that the shown page lacks. */
  const showInvited = (emails: readonly string[]) => {
    const [email, ...others] = emails;
    if (email && others.length === 0 && !isListed(companyId, email)) setSearch(email);
  };
  return (
    <>
      <UserTable
        content={contentOf(list, usersShown, 'replaces')}
        me={session.user.id}
        rowStatus={news}
        avatarHref={paths.avatar}
        search={search}
        onSearch={onSearch}
        order={order}
        onOrderChange={setOrder}
        onPageChange={setPage}
        onRetry={load}
        onInvite={inviting.startInviting}
        onRoleChange={(user, role) => work.changeUser(user, { kind: 'role', role }, { role })}
        onStatusChange={(user, status) =>
          work.changeUser(user, { kind: 'status', status }, { status })
        }
        onEdit={(user, change) => work.changeUser(user, { kind: 'edit' }, change)}
        onResend={work.resendInvite}
        onRevoke={work.revoke}
        onRemoveTwoStep={work.removeTwoStep}
        isTwoStepRemovable={may(session.user.role, 'platform.admin')}
        onCopyLink={copyLink}
        onForget={work.forgetRefusal}
      />
      {invitation && (
        <InviteUserDialog
          companyId={companyId}
          inviting={invitation}
          roles={invitedRoles}
          onInvite={(emails, role) => {
            const invited = invitedRoles.find((each) => each === role);
            void inviting.inviteUsers(companyId, emails, invited).then(showInvited);
          }}
          onCopyLink={copyLink}
          onTryAgain={inviting.startInviting}
          onClose={inviting.stopInviting}
        />
      )}
    </>
  );
}
