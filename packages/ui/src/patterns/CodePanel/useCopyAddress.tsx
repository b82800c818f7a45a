import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

/** How long the button shows that the address was copied, in milliseconds. */
const SHOWN_MS = 2000;

const copyToClipboard = (address: string) => navigator.clipboard.writeText(address);

/** Copies an address of a code: the button, and what is said of the outcome. @param onCopy Rejects when the browser does not allow it. */
export function useCopyAddress(
  address: string,
  onCopy: (address: string) => Promise<void> = copyToClipboard,
) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  const run = () =>
    void onCopy(address).then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    );
  return {
    button: (
      <Button icon={Copy} isConfirmed={copy === 'copied'} onPress={run}>
        {copy === 'copied' ? 'Copied' : 'Copy address'}
      </Button>
    ),
    outcome: (
      <output>
        {copy === 'copied' && <VisuallyHidden>Address copied</VisuallyHidden>}
        {copy === 'refused' && (
          <Text as="span" kind="caption" tone="danger">
            The browser did not allow copying. Select the address and copy it by hand.
          </Text>
        )}
      </output>
    ),
  };
}
