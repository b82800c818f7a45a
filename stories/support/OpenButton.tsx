/** A button that opens what stands over the page, for stories on what is heard then. */
import { Button } from '@hangtag/ui/elements/Button';
import { type ReactNode, useState } from 'react';

interface OpenButtonProps {
  /** Draws it, open or not. */
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
