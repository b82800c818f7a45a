import { Logo } from '@hangtag/ui/brand/Logo';
import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const form = (
  <>
    <Heading level={3} kind="sectionTitle">
      Forgot your password?
    </Heading>
    <TextField label="Email" type="email" autoComplete="email" />
    <Inline justify="between">
      <Button tone="primary">Send the link</Button>
      <Link href="#login" tone="quiet" display="alone">
        Back to sign in
      </Link>
    </Inline>
  </>
);

/** Usage notes of `AuthFrame`, whose examples leave it out because a document has one main part. */
export const usage: Usage = {
  do: {
    says: 'Frame every screen before signing in, with one form in it and a small link back.',
    shows: () => (
      <Stack gap={20}>
        <Inline>
          <Logo />
        </Inline>
        {form}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t put navigation here: there is nowhere to go yet.',
    shows: () => (
      <Stack gap={20}>
        <Inline justify="between">
          <Logo />
          <Inline gap={4}>
            <NavLink href="#products">Products</NavLink>
            <NavLink href="#people">People</NavLink>
          </Inline>
        </Inline>
        {form}
      </Stack>
    ),
  },
};
