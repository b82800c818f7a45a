import { Download } from 'lucide-react';
import { Alert } from '../../elements/Alert/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { codesText, fileOf } from './codeWords.ts';
import { CopyButton } from './CopyButton.tsx';
import * as css from './TwoStep.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The account's email, for the file. */
  email: string;
  onCopy: (text: string) => Promise<void>;
}

/** The recovery codes, shown once: to read, copy or download. */
export function RecoveryCodes({ codes, email, onCopy }: RecoveryCodesProps) {
  const text = codesText(codes, email);
  return (
    <Stack gap={16}>
      <Alert tone="caution">
        Keep these recovery codes: they will not be shown again. Each one signs you in once when
        your authenticator app is lost.
      </Alert>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className={css.secret}>{code}</code>
          </li>
        ))}
      </ul>
      <Inline gap={16}>
        <CopyButton text={codes.join('\n')} onCopy={onCopy}>
          Copy codes
        </CopyButton>
        <Link
          href={fileOf(text)}
          download="hangtag-recovery-codes.txt"
          display="alone"
          icon={Download}
        >
          Download as text
        </Link>
      </Inline>
    </Stack>
  );
}
