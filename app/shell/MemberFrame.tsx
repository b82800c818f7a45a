import { ToastRegion } from '@hangtag/ui/elements/Toast';
import { toastTitles } from '@hangtag/contract/rules/messages';
import { accountItems, NavBar } from '@hangtag/ui/patterns/NavBar';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { news } from '../stores/news.ts';
import { chooseTheme, setRemembering, usePreferences } from '../stores/preferences.ts';
import { signOut, useSession } from '../stores/session.ts';
import { withModal } from './modal.ts';
import { LaterModal } from './LaterModal.tsx';
import { currentPlace, mainItems } from './mainItems.ts';
import { SessionNotice } from './SessionNotice.tsx';

/** What stands around every screen of a signed-in person: bar, content, modals, toasts. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { theme, remembers } = usePreferences();
  const [path] = useLocation();
  if (session.phase !== 'member') return null;
  const { user } = session;
  const { company } = user;
  const account = accountItems(user.role, {
    profile: paths.profile(),
    billing: withModal('billing'),
    companyAdmin: paths.companyList(),
    companyDetails: withModal('company'),
    userManagement: withModal('users'),
  });
  return (
    <>
      <NavBar
        homeHref={paths.companySignature(company.companyId)}
        items={mainItems}
        current={currentPlace(path)}
        person={{
          name: user.name ?? user.email,
          role: user.role,
          companyName: company.companyName,
          avatarUrl: `/avatars/${user.avatar}`,
        }}
        account={account}
        theme={theme}
        onThemeChange={chooseTheme}
        isRemembering={remembers}
        onRememberingChange={setRemembering}
        onLogOut={() => void signOut()}
      />
      <main id="content" tabIndex={-1}>
        <SessionNotice />
        {children}
      </main>
      <LaterModal />
      <ToastRegion queue={news} titles={toastTitles} />
    </>
  );
}
