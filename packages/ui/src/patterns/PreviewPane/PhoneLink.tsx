import { Copy, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Popover, PopoverTrigger } from '../../elements/Popover/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatTime } from '../../support/formatDate.ts';
import * as css from './PhoneLink.css.ts';
import type { PreviewLink } from './types.ts';

export interface PhoneLinkProps {
  /** Absent without a preview. */
  link: PreviewLink | undefined;
  /** Copies the address. @default to the clipboard */
  onCopy?: ((url: string) => Promise<void>) | undefined;
}

/** How long the button shows that the address was copied, in milliseconds. */
const SHOWN_MS = 2000;

/** Opens the draft on a phone: a code to scan, its expiry, and the address. */
export function PhoneLink({ link, onCopy = copyToClipboard }: PhoneLinkProps) {
  return (
    <PopoverTrigger>
      <Button size="small" icon={QrCode} isDisabled={!link}>
        Open on my phone
      </Button>
      <Popover aria-label="Open on my phone" placement="bottom end">
        {link && <Code link={link} onCopy={onCopy} />}
      </Popover>
    </PopoverTrigger>
  );
}

function Code({ link, onCopy }: Required<PhoneLinkProps> & { link: PreviewLink }) {
  const { copy, run } = useCopy(() => onCopy(link.url));
  return (
    <div className={css.body}>
      <Stack gap={12}>
        <Heading level={3}>Scan to see this draft</Heading>
        <img
          className={css.code}
          src={`data:image/svg+xml,${encodeURIComponent(link.qrSvg)}`}
          width={176}
          height={176}
          alt="Code that opens the preview"
        />
        <Text kind="data" tone="second">
          Works until {formatTime(link.expiresAt)}, without signing in. Whoever has the link sees
          the draft.
        </Text>
        {link.localOnly && (
          <Notice tone="caution" title="This code opens only on this computer.">
            A phone can open it once the installation has its public address.
          </Notice>
        )}
        <Button icon={Copy} width="fill" isConfirmed={copy === 'copied'} onPress={run}>
          {copy === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
        {copy === 'refused' && (
          <>
            <Text kind="caption" tone="danger">
              The browser did not allow copying. Select the address and copy it by hand.
            </Text>
            <div className={css.address}>{link.url}</div>
          </>
        )}
        <VisuallyHidden announcement="polite">
          {copy === 'copied' ? 'Link copied' : ''}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}

function useCopy(copyNow: () => Promise<void>) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (copy !== 'copied') return undefined;
    const timer = setTimeout(() => setCopy('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  const run = () =>
    void copyNow().then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    );
  return { copy, run };
}

const copyToClipboard = (url: string) => navigator.clipboard.writeText(url);
