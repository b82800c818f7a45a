import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { FailedState } from '@hangtag/ui/patterns/FailedState';
import { type ReactNode, Suspense } from 'react';
import { ScreenBoundary } from './ScreenBoundary.tsx';

interface LazyModalProps {
  /** What the modal is called while it can't be drawn. */
  title: string;
  onClose: () => void;
  /** A modal in a chunk of its own, made by `lazyScreen`. */
  children: ReactNode;
}

/** A modal that loads when it is first opened; where its code does not come, the page behind it stays usable. */
export function LazyModal({ title, onClose, children }: LazyModalProps) {
  const failed = (retry: () => void) => (
    <Dialog
      title={title}
      size="medium"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <FailedState level={3} title="This didn’t load" onRetry={retry}>
        Your saved work is safe. Check the connection, then try again.
      </FailedState>
    </Dialog>
  );
  return (
    <ScreenBoundary failed={failed}>
      <Suspense>{children}</Suspense>
    </ScreenBoundary>
  );
}
