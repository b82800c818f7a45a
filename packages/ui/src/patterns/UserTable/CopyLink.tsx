import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

export interface CopyLinkProps {
  /** The invitation's address. */
  link: string;
  /** The invited person's name. */
  of: string;
  /** Copies it to the clipboard. */
  onCopyLink: (link: string) => Promise<void>;
}

/** How long the button shows that the address was copied, in milliseconds. */
const SHOWN_MS = 2000;

const words = { idle: 'Copy link', copied: 'Copied', refused: 'Not copied' } as const;
const announcements = {
  idle: '',
  copied: 'Link copied.',
  refused: 'The browser did not allow copying.',
} as const;

/** Copies an invitation link, and shows whether the browser allowed it. */
export function CopyLink({ link, of, onCopyLink }: CopyLinkProps) {
  const [copy, setCopy] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (copy === 'idle') return undefined;
    const timer = setTimeout(() => setCopy('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  const run = () =>
    void onCopyLink(link).then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    );
  return (
    <>
      <Button size="small" icon={Copy} isConfirmed={copy === 'copied'} onPress={run}>
        <span>
          {words[copy]}
          <VisuallyHidden> for {of}</VisuallyHidden>
        </span>
      </Button>
      {/* Beside the button, because changes inside a button are not announced. */}
      <VisuallyHidden announcement="polite">{announcements[copy]}</VisuallyHidden>
    </>
  );
}
