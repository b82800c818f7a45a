import { SupportHref, SupportText } from '@hangtag/ui/patterns/contactSupport';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SupportText.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const sentence = 'A demo has no plan. Contact support to get one.';

const meta = preview.meta({
  title: 'Patterns/App/SupportText',
  component: SupportText,
  tags: ['!picture'],
  parameters: { usage, frame: 'form' },
  args: { children: sentence },
});

export const Default = meta.story({
  decorators: [
    (Story) => (
      <SupportHref value="mailto:support@hangtag.example">
        <p>
          <Story />
        </p>
      </SupportHref>
    ),
  ],
});

Default.test('links its words, by keyboard too', async ({ canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@hangtag.example',
  );
  await expectStops(userEvent, ['link, Contact support']);
  await expectPhrases(canvasElement, [
    'A demo has no plan.',
    'link, Contact support',
    'to get one.',
  ]);
});

export const NoContact = meta.story({});

NoContact.test('is a sentence alone', async ({ canvas }) => {
  await expect(canvas.getByText(sentence)).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
