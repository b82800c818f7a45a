import { firstSteps } from '../fixtures/firstSteps.ts';
import { FirstSteps } from '@hangtag/ui/patterns/FirstSteps';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/FirstSteps.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/App/FirstSteps',
  component: FirstSteps,
  args: { steps: firstSteps(1) },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Publish its page',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Describe a product , done' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  args: { steps: firstSteps(0) },
});

Empty.test(
  'fits a phone with one step left',
  { globals: { viewport: { value: 'phone' } }, args: { steps: firstSteps(2) } },
  fitsItsWidth,
);

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'list, First steps',
    'listitem, level 1, position 1, set size 3',
    'heading, Describe a product , done, level 2',
    'listitem, level 1, current step, position 2, set size 3',
    'heading, Publish its page, level 2',
    'You see what goes online before it does, and you can take it down again.',
    'link, Review and publish',
    'listitem, level 1, position 3, set size 3',
    'heading, Scan its code, level 2',
    'Open the product’s code and hold a phone against the screen.',
  ]);
  await expectStops(userEvent, ['link, Review and publish']);
});
