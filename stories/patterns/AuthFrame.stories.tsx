import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { Button } from '@hangtag/ui/elements/Button';
import { Form } from '@hangtag/ui/elements/Form';
import { Link } from '@hangtag/ui/elements/Link';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AuthFrame.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/AuthFrame',
  component: AuthFrame,
  parameters: { usage, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: 'Forgot your password?',
    lead: 'We send a link with which you choose a new one.',
    picture: (
      <SignInIllustration>Harvest Olive Oil and Low Tide Mug, Merrow Goods</SignInIllustration>
    ),
    footer: (
      <Link href="/login" tone="quiet" display="alone">
        Back to sign in
      </Link>
    ),
    children: (
      <Form aria-label="Forgot your password?" onSubmit={fn()}>
        <Stack gap={20}>
          <TextField label="Email" size="large" />
          <Button tone="primary" size="large" type="submit">
            Send the link
          </Button>
        </Stack>
      </Form>
    ),
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test(
  'A new step focuses its title',
  { args: { title: 'Look into your mail', isNext: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Look into your mail' })).toHaveFocus();
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'banner',
      'Hangtag',
      'main',
      'heading, Forgot your password?, level 1',
      'We send a link with which you choose a new one.',
      'form, Forgot your password?',
      'Email',
      'textbox, Email',
      'button, Send the link',
      'contentinfo',
      'link, Back to sign in',
      'figure',
      'caption',
      'Harvest Olive Oil and Low Tide Mug, Merrow Goods',
    ],
    ['textbox, Email', 'button, Send the link', 'link, Back to sign in'],
  ),
);
