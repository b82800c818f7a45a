/** A button that opens an overlay, for stories on its announcements. */
import { Button } from '@hangtag/ui/elements/Button';
import { type ReactNode, useState } from 'react';

interface OpenButtonProps {
  /** Renders the overlay, open or closed. */
  children: (state: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** Closed at first. */
export function OpenButton({ children }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
