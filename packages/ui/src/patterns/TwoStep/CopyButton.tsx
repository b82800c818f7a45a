import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

interface CopyButtonProps {
  text: string;
  /** The label, as a verb and its object. */
  children: string;
  onCopy: (text: string) => Promise<void>;
}

const announcements = {
  idle: '',
  copied: 'Copied.',
  refused: 'The browser did not let it be copied. Mark it and copy it by hand.',
} as const;

/** Copies a text and shows whether the browser allowed it. */
export function CopyButton({ text, children, onCopy }: CopyButtonProps) {
  const [copy, setCopy] = useState<keyof typeof announcements>('idle');
  const run = () =>
    void onCopy(text).then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    );
  return (
    <>
      <Button size="small" icon={Copy} isConfirmed={copy === 'copied'} onPress={run}>
        {copy === 'copied' ? 'Copied' : children}
      </Button>
      <VisuallyHidden announcement="polite">{announcements[copy]}</VisuallyHidden>
      {copy === 'refused' && <span aria-hidden>{announcements.refused}</span>}
    </>
  );
}
