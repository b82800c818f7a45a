import { emailProblem } from '@hangtag/contract/rules/email';
import { fieldMessages, loginFailed, resetRequired } from '@hangtag/contract/rules/messages';
import { useMemo, useState } from 'react';
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

/** What a person signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Stay signed in on this computer for 30 days (D02)? */
  readonly remember: boolean;
}

/**
 * Why signing in did not work. Every answer is a new object, so that a second refusal is told again.
 * `credentials`: email or password is wrong (D05); `resetRequired`: a new password comes first (D04);
 * `other`: anything else, in its own words.
 */
export type SignInRefusal =
  | { readonly kind: 'credentials' }
  | { readonly kind: 'resetRequired' }
  | { readonly kind: 'other'; readonly message: string };

export interface SignInFormProps {
  /** Receives a complete form. */
  onSubmit: (credentials: Credentials) => void;
  /** Is an answer awaited? @default false */
  isBusy?: boolean;
  /** Why the last try did not work. */
  refusal?: SignInRefusal | null;
  /** Address of the screen that asks for a new password, for the email typed so far. */
  forgotHref: (email: string) => string;
  /** The address that stands in the field at first. @default '' */
  defaultEmail?: string;
  /** Good news from the step before, such as a confirmed address; gives way to a refusal. */
  notice?: string | null;
  /** What the person should know before they walk away; stands beside a refusal. */
  warning?: string | null;
  /** That the person was signed out, and what becomes of their work; gives way to a refusal. */
  signedOut?: string | null;
  /** Where an account is made; absent while that is by invitation only. */
  registerHref?: string;
}

const noErrors: FormErrors = {};
const wrongPassword: FormErrors = { password: loginFailed };

/** Email, password and whether to be remembered. */
export function SignInForm(props: SignInFormProps) {
  const { onSubmit, isBusy = false, refusal = null, forgotHref, defaultEmail = '' } = props;
  const [email, setEmail] = useState(defaultEmail);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const errors = useMemo(
    () => (refusal?.kind === 'credentials' ? { ...wrongPassword } : noErrors),
    [refusal],
  );
  const [tries, setTries] = useState(0);
  const [lastRefusal, setLastRefusal] = useState(refusal);
  // A new summary for every refusal, so that it takes the focus again.
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

/** The way in for those without an account. */
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

/** The refusal in the form's summary; focus moves to it (D05). */
function Summary({ refusal, forgotHref }: SummaryProps) {
  if (refusal.kind === 'resetRequired')
    return (
      <Alert tone="caution" actions={<Link href={forgotHref}>Set a new password</Link>}>
        {resetRequired}
      </Alert>
    );
  return <Alert>{refusal.kind === 'credentials' ? loginFailed : refusal.message}</Alert>;
}
