import { FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import { modalForms } from '../navigation/unsavedForms.ts';
import { useModal } from '../navigation/modal.ts';
import { userParams } from '../screens/useUserView.ts';

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

interface OwnModal {
  /** What it is called while it can't be drawn. */
  readonly title: string;
  readonly Modal: ComponentType<{ onClose: () => void }>;
  /** Its own parameters in the address, removed with it. */
  readonly params?: readonly string[];
}

const modals: Readonly<Record<string, OwnModal>> = {
  profile: { title: 'Your profile', Modal: ProfileModal },
  company: { title: 'Company details', Modal: CompanyModal },
  users: { title: 'Users', Modal: UsersModal, params: userParams },
  // These close themselves, past all of their views.
  billing: { title: 'Billing', Modal: BillingModal },
  plans: { title: 'Select a plan', Modal: PlansModal },
};

/** Modals about the signed-in user and their company, above every screen; loaded when first opened. */
export function OwnModals() {
  const { name, close } = useModal();
  const [path] = useLocation();
  const hasOwnPage = name === 'profile' && path === paths.profile();
  const open = name === null || hasOwnPage ? undefined : modals[name];
  if (!open) return null;
  const { title, Modal, params = [] } = open;
  return (
    <LazyModal key={name} title={title} onClose={() => close()}>
      <FormRecoveryContext value={modalForms}>
        <Modal onClose={() => close(...params)} />
      </FormRecoveryContext>
    </LazyModal>
  );
}
