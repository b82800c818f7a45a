import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailView } from './EmailView.tsx';
import letters from './emails.json';

/** The emails that the server writes; a server test keeps this file equal to the code. */
const meta = preview.meta({
  title: 'Mail/Letters',
  component: EmailView,
  args: { html: letters.passwordReset.html },
  parameters: { frame: 'screen' },
});

const phone = { viewport: { value: 'phone' } };

/** The content of the email's shadow root. */
const inside = (canvasElement: Element) =>
  canvasElement.querySelector('[data-letter]')?.shadowRoot ?? null;

export const PasswordReset = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const button = inside(canvasElement)?.querySelector('.button a');
    await expect(button).toHaveTextContent('Set a new password');
    await expect(button?.getAttribute('href')).toContain('/password/reset/');
  },
});

export const OnAPhone = meta.story({ globals: phone });

export const PasswordChanged = meta.story({
  globals: phone,
  args: { html: letters.passwordChanged.html },
});

export const Invitation = meta.story({
  globals: phone,
  args: { html: letters.invite.html },
});

export const InvitationLongName = meta.story({
  globals: phone,
  args: { html: letters.inviteToLongName.html },
  play: async ({ canvasElement }) => {
    const card = inside(canvasElement)?.querySelector('.card');
    await expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  },
});

export const ConfirmTheAddress = meta.story({
  globals: phone,
  args: { html: letters.confirm.html },
});

export const AlreadyRegistered = meta.story({
  globals: phone,
  args: { html: letters.alreadyRegistered.html },
});

export const AlreadyInvited = meta.story({
  globals: phone,
  args: { html: letters.alreadyInvited.html },
});

export const AddressChanged = meta.story({
  globals: phone,
  args: { html: letters.addressChanged.html },
});

export const AsText = meta.story({
  tags: ['picture'],
  parameters: { frame: 'form' },
  render: () => (
    <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {letters.passwordReset.text}
    </pre>
  ),
});
