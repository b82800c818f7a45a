import { emailProblem } from '@hangtag/contract/wire/email';
import { loginFailed, resetRequired } from '@hangtag/contract/rules/messages';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { Divider } from '../../elements/Divider/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** The fields of the sign-in form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether to stay signed in on this computer for 30 days (D02). */
  readonly remember: boolean;
}

/**
 * Why signing in failed. Every answer is a new object, so that a repeated failure is announced again. `credentials`:
 * wrong email or password (D05); `resetRequired`: the password must be reset first (D04); `other`: anything else, as
 * its own sentence.
 */
export type SignInRefusal =
  | { readonly kind: 'credentials' }
  | { readonly kind: 'resetRequired' }
  | { readonly kind: 'other'; readonly message: string };

export interface SignInFormProps {
  /** Receives the completed form. */
  onSubmit: (credentials: Credentials) => void;
  /** Whether the request is running. @default false */
  isBusy?: boolean;
  /** Why the last attempt failed. */
  refusal?: SignInRefusal | null;
  /** Link to the password reset, with the email entered so far. */
  forgotHref: (email: string) => string;
  /** The initial email in the field. @default '' */
  defaultEmail?: string;
  /** The success of the previous step, such as a confirmed email; hidden by a failure. */
  notice?: string | null;
  /** A warning to read before leaving; shown beside a failure. */
  warning?: string | null;
  /** That the user was signed out, and what happens to their work; hidden by a failure. */
  signedOut?: string | null;
  /** Link to registration; absent where that is by invitation only. */
  registerHref?: string;
}

const noErrors: FormErrors = {};
const wrongPassword: FormErrors = { password: loginFailed };

/** The sign-in form: email, password and "remember me". */
export function SignInForm(props: SignInFormProps) {
  const { onSubmit, isBusy = false, refusal = null, forgotHref, defaultEmail = '' } = props;
  const [email, setEmail] = useState(defaultEmail);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const rememberBox = useRef<HTMLInputElement>(null);
  // Where the page came with the form in it, people type before the script runs; React takes the fields over as they are.
  useLayoutEffect(() => {
    setEmail(emailField.current?.value ?? '');
    setPassword(passwordField.current?.value ?? '');
    setRemember(rememberBox.current?.checked ?? false);
  }, []);
  const errors = useMemo(
    () => (refusal?.kind === 'credentials' ? { ...wrongPassword } : noErrors),
    [refusal],
  );
  const [tries, setTries] = useState(0);
  const [lastRefusal, setLastRefusal] = useState(refusal);
  // A new summary for every failure, so that it takes focus again.
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    setTries(tries + 1);
  }
  return (
    <Form
      aria-label="Sign in"
      errors={errors}
      focusesErrors={false}
      onSubmit={() => onSubmit({ email: email.trim(), password, remember })}
    >
      <Stack gap={20}>
        {props.warning && (
          <Notice tone="caution" announcement="polite">
            {props.warning}
          </Notice>
        )}
        {!refusal && props.signedOut && <Alert tone="caution">{props.signedOut}</Alert>}
        {!refusal && props.notice && <Alert tone="accent">{props.notice}</Alert>}
        {refusal && <Summary key={tries} refusal={refusal} forgotHref={forgotHref(email)} />}
        <TextField
          ref={emailField}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          size="large"
          value={email}
          onChange={setEmail}
          validate={emailProblem}
        />
        <PasswordField
          ref={passwordField}
          label="Password"
          name="password"
          autoComplete="current-password"
          size="large"
          value={password}
          onChange={setPassword}
          validate={(typed) => (typed === '' ? fieldMessages.required : null)}
        />
        <Inline justify="between" gap={8}>
          <Checkbox
            ref={rememberBox}
            label="Remember me on this computer"
            isSelected={remember}
            onChange={setRemember}
          />
          <Link href={forgotHref(email)} display="alone">
            Forgot password?
          </Link>
        </Inline>
        <Button type="submit" tone="primary" size="large" width="fill" isPending={isBusy}>
          Sign in
        </Button>
        {props.registerHref && <NewHere href={props.registerHref} />}
      </Stack>
    </Form>
  );
}

/** The link to registration. */
function NewHere({ href }: { href: string }) {
  return (
    <>
      <Divider />
      <Text tone="second">
        New to Hangtag? <Link href={href}>Create an account</Link>
      </Text>
    </>
  );
}

interface SummaryProps {
  refusal: SignInRefusal;
  forgotHref: string;
}

/** The failure in the form's summary; focus moves to it (D05). */
function Summary({ refusal, forgotHref }: SummaryProps) {
  if (refusal.kind === 'resetRequired')
    return (
      <Alert tone="caution" actions={<Link href={forgotHref}>Set a new password</Link>}>
        {resetRequired}
      </Alert>
    );
  return <Alert>{refusal.kind === 'credentials' ? loginFailed : refusal.message}</Alert>;
}
