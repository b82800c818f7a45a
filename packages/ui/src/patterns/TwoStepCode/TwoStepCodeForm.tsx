import { useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useInitialFocus } from '../../support/useInitialFocus.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import type { CodeKind } from './codeProblem.ts';

/** Why the last code was rejected; every answer is a new object, so that a repeated failure is announced again. */
export type CodeRefusal =
  /** Shown below the field. */
  | { readonly kind: 'wrong'; readonly message: string }
  /** Anything else, such as too many attempts, shown above it. */
  | { readonly kind: 'other'; readonly message: string };

export interface TwoStepCodeFormProps {
  /** Receives a well-formed code as it was typed. */
  onSubmit: (code: string) => void;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Why the last code was rejected; a new object announces it again. @default null */
  refusal?: CodeRefusal | null;
  /** Returns to email and password. */
  onBack: () => void;
}

const errorsOf = (refusal: CodeRefusal | null): FormErrors =>
  refusal?.kind === 'wrong' ? { code: refusal.message } : {};

const others = {
  app: { to: 'recovery', words: 'Use a recovery code' },
  recovery: { to: 'app', words: 'Use the authenticator app' },
} as const;

/** The second step of signing in: a code of the app, or a recovery code. The field takes focus. */
export function TwoStepCodeForm(props: TwoStepCodeFormProps) {
  const { onSubmit, isBusy = false, refusal = null, onBack } = props;
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [answered, setAnswered] = useState(refusal);
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<FormErrors>(() => errorsOf(refusal));
  if (refusal !== answered) {
    setAnswered(refusal);
    setTries(tries + 1);
    setErrors(errorsOf(refusal));
  }
  const other = others[kind];
  return (
    <Form aria-label="Second step" errors={errors} onSubmit={() => onSubmit(code.trim())}>
      <Stack gap={20}>
        {refusal?.kind === 'other' && <Alert key={tries}>{refusal.message}</Alert>}
        {/* The key remounts the field, because the input of the other kind is useless here. */}
        <FirstField key={kind} kind={kind} value={code} onChange={setCode} />
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Sign in
        </Button>
        <Inline justify="between" gap={8}>
          <TextButton
            onPress={() => {
              setKind(other.to);
              setCode('');
              setErrors({});
            }}
          >
            {other.words}
          </TextButton>
          <TextButton onPress={onBack}>Back to email and password</TextButton>
        </Inline>
      </Stack>
    </Form>
  );
}

function FirstField(props: CodeFieldProps) {
  return <CodeField {...props} size="large" ref={useInitialFocus()} />;
}
