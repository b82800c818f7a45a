import { CodeField } from '@hangtag/ui/patterns/TwoStepCode';
import { useState } from 'react';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { inGroups } from './codeWords.ts';
import { CopyButton } from './CopyButton.tsx';
import * as css from './TwoStep.css.ts';
import type { SetUpStep, SetUpCallbacks, StepStatus, StepSize } from './types.ts';

interface ScanStepProps
  extends
    StepStatus,
    Omit<Extract<SetUpStep, { step: 'scan' }>, 'step'>,
    Pick<SetUpCallbacks, 'onCode' | 'onCopy'> {
  /** Id for the submit button outside the form. */
  id: string;
  size: StepSize;
}

/** The QR code, the key as text, and the first code, which proves that the app has the key. */
export function ScanStep(props: ScanStepProps) {
  const { id, size, secret, qrUrl, onCode, onCopy, errors, failure, isBusy } = props;
  const [code, setCode] = useState('');
  return (
    <Form id={id} aria-label="First code" errors={errors} onSubmit={() => onCode(code.trim())}>
      <Stack gap={24}>
        {failure && (
          <Notice tone="danger" title="Not done." announcement="assertive">
            {failure}
          </Notice>
        )}
        <div className={css.scan}>
          <img className={css.qr} src={qrUrl} alt="QR code for an authenticator app" />
          <Stack gap={12}>
            <Text>Scan the picture with your authenticator app, then enter the code it shows.</Text>
            <Stack gap={4}>
              <Text kind="caption" tone="quiet">
                Or type this key into the app
              </Text>
              <code className={css.secret}>{inGroups(secret)}</code>
            </Stack>
            <Inline gap={8}>
              <CopyButton text={secret} onCopy={onCopy}>
                Copy key
              </CopyButton>
            </Inline>
          </Stack>
        </div>
        <CodeField size={size} value={code} onChange={setCode} isReadOnly={isBusy} />
      </Stack>
    </Form>
  );
}
