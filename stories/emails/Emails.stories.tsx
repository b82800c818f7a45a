import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailView } from './EmailView.tsx';
import emails from './emails.json';

/** The emails that the server writes; a server test keeps this file equal to the code. */
const meta = preview.meta({
  title: 'Mail/Emails',
  component: EmailView,
  args: { html: emails.passwordReset.html },
  parameters: { frame: 'screen' },
});

const phone = { viewport: { value: 'phone' } };

/** The content of the email's shadow root. */
const inside = (canvasElement: Element) =>
  canvasElement.querySelector('[data-email]')?.shadowRoot ?? null;

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
  args: { html: emails.passwordChanged.html },
});

export const Invitation = meta.story({
  globals: phone,
  args: { html: emails.invite.html },
});

export const InvitationLongName = meta.story({
  globals: phone,
  args: { html: emails.inviteToLongName.html },
  play: async ({ canvasElement }) => {
    const card = inside(canvasElement)?.querySelector('.card');
    await expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  },
});

export const ConfirmTheAddress = meta.story({
  globals: phone,
  args: { html: emails.confirm.html },
});

export const AlreadyRegistered = meta.story({
  globals: phone,
  args: { html: emails.alreadyRegistered.html },
});

export const AlreadyInvited = meta.story({
  globals: phone,
  args: { html: emails.alreadyInvited.html },
});

export const AddressChanged = meta.story({
  globals: phone,
  args: { html: emails.addressChanged.html },
});

export const AsText = meta.story({
  tags: ['picture'],
  parameters: { frame: 'form' },
  render: () => (
    <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {emails.passwordReset.text}
    </pre>
  ),
});
