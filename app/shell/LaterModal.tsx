import { Dialog } from '@hangtag/ui/elements/Dialog';
import { NotAvailable } from '@hangtag/ui/patterns/NotAvailable';
import { paths } from '../paths.ts';
import { useModal } from './modal.ts';

const later: Readonly<Record<string, { readonly title: string; readonly purpose: string }>> = {
  billing: {
    title: 'Billing',
    purpose: 'Your plan, cards and invoices will be kept here.',
  },
  company: {
    title: 'Company details',
    purpose: 'Your company’s name, address and logo will be kept here.',
  },
  users: {
    title: 'User management',
    purpose: 'The people of your company will be invited and managed here.',
  },
};

/** Modals whose content comes later: they open, say what they are for, and close. */
export function LaterModal() {
  const { name, close } = useModal();
  const modal = later[name ?? ''];
  return (
    <Dialog title={modal?.title ?? ''} isOpen={modal !== undefined} onClose={() => close()}>
      <NotAvailable
        purpose={modal?.purpose ?? ''}
        backHref={paths.products()}
        backLabel="Go to products"
      />
    </Dialog>
  );
}
