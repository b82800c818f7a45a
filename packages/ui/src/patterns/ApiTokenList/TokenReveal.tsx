import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import * as css from './ApiTokenList.css.ts';

interface TokenRevealProps {
  token: string;
  onCopy: (token: string) => Promise<void>;
}

const words = { idle: 'Copy token', copied: 'Copied', refused: 'Copy token' } as const;
const messages = {
  idle: '',
  copied: 'The token was copied.',
  refused: 'The browser did not let it be copied. Mark the token and copy it by hand.',
} as const;

/** Shows the token itself, once. */
export function TokenReveal({ token, onCopy }: TokenRevealProps) {
  const [copy, setCopy] = useState<keyof typeof words>('idle');
  const run = () =>
    void onCopy(token).then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    );
  return (
    <Stack gap={16}>
      <Alert tone="caution">
        Copy it now: it will not be shown again. Anyone who has it can use it.
      </Alert>
      <code className={css.token}>{token}</code>
      <div>
        <Button tone="primary" icon={Copy} isConfirmed={copy === 'copied'} onPress={run}>
          {words[copy]}
        </Button>
      </div>
      {copy === 'refused' && (
        <Notice tone="danger" announcement="assertive">
          {messages.refused}
        </Notice>
      )}
      <VisuallyHidden announcement="polite">
        {copy === 'copied' ? messages.copied : ''}
      </VisuallyHidden>
    </Stack>
  );
}
