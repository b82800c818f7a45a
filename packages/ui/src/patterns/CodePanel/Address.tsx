import type { CodeAnswer } from '@hangtag/contract/wire/code';
import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './Address.css.ts';

export interface AddressProps {
  code: CodeAnswer;
  onCopy: (address: string) => Promise<void>;
}

/** How long the button shows that the address was copied, in milliseconds. */
const SHOWN_MS = 2000;

/** The address inside the code, to copy and to open. */
export function Address({ code, onCopy }: AddressProps) {
  const headingId = useId();
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {code.kind === 'digital-link' ? 'GS1 Digital Link' : 'Short address'}
      </Heading>
      <div className={css.row}>
        <div className={css.address} data-part="Address">
          <Marked url={code.url} gtin14={code.gtin14} />
        </div>
        <Button
          icon={Copy}
          isConfirmed={copy === 'copied'}
          onPress={() => {
            onCopy(code.url).then(
              () => setCopy('copied'),
              () => setCopy('refused'),
            );
          }}
        >
          {copy === 'copied' ? 'Copied' : 'Copy address'}
        </Button>
        <LinkButton href={code.url} target="_blank" icon={ExternalLink}>
          Open
        </LinkButton>
      </div>
      <output>
        {copy === 'copied' && <VisuallyHidden>Address copied</VisuallyHidden>}
        {copy === 'refused' && (
          <Text as="span" kind="caption" tone="danger">
            The browser did not allow copying. Select the address and copy it by hand.
          </Text>
        )}
      </output>
    </section>
  );
}

/** The address with the GTIN that tills read in bold. */
function Marked({ url, gtin14 }: { url: string; gtin14: string | null }) {
  const at = gtin14 ? url.lastIndexOf(gtin14) : -1;
  if (gtin14 === null || at < 0) return url;
  return (
    <>
      {url.slice(0, at)}
      <strong className={css.number}>{gtin14}</strong>
      {url.slice(at + gtin14.length)}
    </>
  );
}
