import { ToastRegion } from '@hangtag/ui/elements/Toast';
import { may } from '@hangtag/contract/rules/permissions';
import { toastTitles } from '@hangtag/contract/rules/messages';
import { Frame } from '@hangtag/ui/layout/Frame';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { accountItems, NavBar } from '@hangtag/ui/patterns/NavBar';
import { PastDueNotice } from '@hangtag/ui/patterns/PastDueNotice';
import { TestModeBanner } from '@hangtag/ui/patterns/TestModeBanner';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { billingEntry } from '../navigation/billingEntry.ts';
import { paths } from '../navigation/paths.ts';
import { toasts } from '../stores/toasts.ts';
import { chooseTheme, setRemembering, usePreferences } from '../stores/preferences.ts';
import { signOut, useSession } from '../stores/session.ts';
import { OwnModals } from './OwnModals.tsx';
import { withModal } from '../navigation/modal.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { ConfirmLeave } from './ConfirmLeave.tsx';
import { currentItem, mainItems } from './mainItems.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { ViewAsNotice } from './ViewAsNotice.tsx';

/** The frame of every screen of a signed-in user: bar, content, modals, toasts. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { theme, remembers } = usePreferences();
  const [path] = useLocation();
  if (session.phase !== 'member') return null;
  const { user } = session;
  const { company, billing } = user;
  const way = billingEntry(user);
  const own = accountItems(user.role, {
    // The profile page already contains the form, so no modal opens above it.
    profile: path === paths.profile() ? paths.profile() : withModal('profile'),
    billing: way.isOpen ? way.href : '',
    ...(!way.isOpen && { billingLocked: way.reason }),
    companyAdmin: paths.companyList(),
    companyDetails: withModal('company'),
    userManagement: withModal('users'),
    // Viewing a company is read-only, also for the viewer's own profile.
  }).filter(({ id }) => id !== 'profile' || user.viewingAs === null);
  const log = { id: 'log', label: 'Company log', href: paths.ownLog() };
  const account = may(user.role, 'audit.read') ? [...own, log] : own;
  return (
    <>
      <Frame
        above={
          <>
            {billing?.mode === 'emulator' && <TestModeBanner />}
            <NavBar
              homeHref={paths.companySignature(company.companyId)}
              items={mainItems}
              current={currentItem(path)}
              person={{
                name: user.name ?? user.email,
                role: user.role,
                companyName: company.companyName,
                avatarUrl: paths.avatar(user.avatar),
              }}
              account={account}
              theme={theme}
              onThemeChange={chooseTheme}
              isRemembering={remembers}
              onRememberingChange={setRemembering}
              onLogOut={() => void signOut()}
            />
          </>
        }
      >
        <NoticeBar scrolling="stays">
          <ViewAsNotice />
          <SessionNotice />
          <ConnectionNotice />
          {billing?.isPastDue && (
            <PastDueNotice
              payment={null}
              needsConfirmation={billing.needsConfirmation}
              card={null}
              way={{ kind: 'billing', href: `${withModal('billing')}&view=pay` }}
            />
          )}
        </NoticeBar>
        {children}
      </Frame>
      <OwnModals />
      <ConfirmIdentity />
      <ConfirmLeave />
      <ToastRegion queue={toasts} titles={toastTitles} />
    </>
  );
}
