import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EmailInInbox } from './EmailInInbox.tsx';
import { EmailView } from './EmailView.tsx';
import emails from './emails.json';

/** The emails about a plan to a company's Admins; a server test keeps this file equal to the code. */
const meta = preview.meta({
  title: 'Mail/Billing emails',
  component: EmailView,
  args: { html: emails.receipt.html },
  parameters: { frame: 'screen' },
});

const phone = { viewport: { value: 'phone' } };

/** The content of the email's shadow root. */
const inside = (canvasElement: Element) =>
  canvasElement.querySelector('[data-email]')?.shadowRoot ?? null;

const actionOf = (canvasElement: Element) => inside(canvasElement)?.querySelector('.button a');

export const Receipt = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement)?.querySelector('h1')).toHaveTextContent(
      'Receipt for $309.00',
    );
    await expect(actionOf(canvasElement)).toHaveTextContent('See the invoice');
    await expect(actionOf(canvasElement)?.getAttribute('href')).toMatch(/\?modal=billing$/);
  },
});

export const ReceiptPhone = meta.story({ globals: phone });

export const CardFailed = meta.story({
  tags: ['picture'],
  args: { html: emails.cardFailed.html },
  play: async ({ canvasElement }) => {
    await expect(actionOf(canvasElement)).toHaveTextContent('Change the card');
    await expect(inside(canvasElement)?.querySelector('.card')).toHaveTextContent(
      'It is tried again on November 25, 2026.',
    );
  },
});

export const FinalCardFailure = meta.story({
  globals: phone,
  args: { html: emails.cardFailedForTheLastTime.html },
});

export const PlanChanged = meta.story({
  globals: phone,
  args: { html: emails.planChanged.html },
});

export const PlanCancelled = meta.story({
  globals: phone,
  args: { html: emails.planCancelled.html },
});

export const PlanEnded = meta.story({
  globals: phone,
  args: { html: emails.planEnded.html },
});

export const AsText = meta.story({
  parameters: { frame: 'form' },
  render: () => (
    <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {[emails.receipt, emails.cardFailed, emails.planChanged, emails.planCancelled]
        .map(({ text }) => text)
        .join('\n')}
    </pre>
  ),
});

export const Listed = meta.story({
  tags: ['picture'],
  parameters: { frame: 'form' },
  render: () => (
    <Stack as="ul" gap={16}>
      {Object.entries(emails).map(([name, email]) => (
        <EmailInInbox key={name} {...email} />
      ))}
    </Stack>
  ),
});

Listed.test('A mail list shows the subject and the first words', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(emails).length);
  await expect(
    canvas.getByText('Merrow Goods paid $309.00 for invoice HT-0007-0003.'),
  ).toBeVisible();
});
