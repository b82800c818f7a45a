import { NotFound } from '@hangtag/ui/patterns/NotFound';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NotFound.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/App/NotFound',
  component: NotFound,
  args: { homeHref: '/', homeLabel: 'Go to the dashboard' },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, There is no page at this address, level 2',
    'The link may be old, mistyped, or to something you can’t open.',
    'link, Go to the dashboard',
  ]);
  await expectStops(userEvent, ['link, Go to the dashboard']);
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
