import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { useModal } from './modal.ts';

const ProfileModal = lazyScreen(() =>
  import('../screens/ProfileModal.tsx').then((m) => m.ProfileModal),
);
const CompanyModal = lazyScreen(() =>
  import('../screens/CompanyModal.tsx').then((m) => m.CompanyModal),
);
const BillingModal = lazyScreen(() =>
  import('../screens/billing/BillingModal.tsx').then((m) => m.BillingModal),
);
const PlansModal = lazyScreen(() =>
  import('../screens/billing/PlansModal.tsx').then((m) => m.PlansModal),
);
const UsersModal = lazyScreen(() => import('../screens/UsersModal.tsx').then((m) => m.UsersModal));

/** Modals about the signed-in person and their company, above every screen; fetched when they are first opened. */
export function OwnModals() {
  const { name, close } = useModal();
  const [path] = useLocation();
  const hasOwnPage = name === 'profile' && path === paths.profile();
  const modals: Readonly<Record<string, ComponentType<{ onClose: () => void }>>> = {
    ...(!hasOwnPage && { profile: ProfileModal }),
    company: CompanyModal,
    users: UsersModal,
    // These close themselves, over all of their views.
    billing: BillingModal,
    plans: PlansModal,
  };
  const Modal = name === null ? undefined : modals[name];
  return (
    Modal && (
      <Suspense>
        <Modal onClose={() => close()} />
      </Suspense>
    )
  );
}
