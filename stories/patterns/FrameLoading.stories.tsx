import { FrameLoading } from '@hangtag/ui/patterns/FrameLoading';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FrameLoading.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/App/FrameLoading',
  component: FrameLoading,
  parameters: { usage, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
});

export const Default = meta.story();

Default.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, ['Hangtag', 'main', 'Loading']);
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
