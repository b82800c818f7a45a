import type { CodeAnswer } from '@hangtag/contract/wire/code';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import * as css from './Address.css.ts';
import { useCopyAddress } from './useCopyAddress.tsx';

export interface AddressProps {
  code: CodeAnswer;
  onCopy: ((address: string) => Promise<void>) | undefined;
}

/** The address inside the code, to copy and to open. */
export function Address({ code, onCopy }: AddressProps) {
  const headingId = useId();
  const { button, outcome } = useCopyAddress(code.url, onCopy);
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {code.kind === 'digital-link' ? 'GS1 Digital Link' : 'Short address'}
      </Heading>
      <div className={css.row}>
        <div className={css.address} data-part="Address">
          <Marked url={code.url} gtin14={code.gtin14} />
        </div>
        {button}
        <LinkButton href={code.url} target="_blank" icon={ExternalLink}>
          Open
        </LinkButton>
      </div>
      {outcome}
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
