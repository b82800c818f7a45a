import { TwoStepSettings } from '@hangtag/ui/patterns/TwoStep';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/TwoStep/Settings',
  component: TwoStepSettings,
  parameters: { frame: 'form' },
  args: { isOn: false satisfies boolean, onSetUp: fn(), onNewCodes: fn(), onTurnOff: fn() },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Off = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
});

export const On = meta.story({
  tags: ['picture'],
  args: { isOn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onNewCodes).toHaveBeenCalledOnce();
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
});

Tests.test(
  'is read by a screen reader',
  { args: { isOn: true } },
  async ({ canvas, canvasElement, userEvent }) => {
    // The reader's first phrase is its starting point, and not among the expected ones.
    await expect(canvas.getByText('On')).toBeVisible();
    await expectPhrases(canvasElement, [
      'On',
      'After your password you enter a code from your authenticator app.',
      'button, Turn off',
      'button, New recovery codes',
    ]);
    await expectStops(userEvent, ['button, Turn off', 'button, New recovery codes']);
  },
);
