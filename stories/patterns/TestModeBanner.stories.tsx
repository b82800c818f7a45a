import { TestModeBanner } from '@hangtag/ui/patterns/TestModeBanner';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TestModeBanner.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/TestModeBanner',
  component: TestModeBanner,
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Test mode' })).toHaveTextContent(
      'TEST MODE: no real money. Test cards only.',
    );
  },
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Example.test('is read by a screen reader', ({ canvasElement }) =>
  expectPhrases(canvasElement, [
    'complementary, Test mode',
    'strong',
    'TEST MODE:',
    'no real money. Test cards only.',
  ]),
);
