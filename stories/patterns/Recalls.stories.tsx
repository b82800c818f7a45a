import { Recalls, type RecallsProps } from '@hangtag/ui/patterns/Recalls';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phrases, stops } from '../announcements/Recalls.ts';
import { usage } from '../docs/usage/Recalls.tsx';
import { recallsAnswer } from '../fixtures/recalls.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (changes: Partial<typeof recallsAnswer> = {}) =>
  ({ phase: 'ready', ...recallsAnswer, ...changes }) as const;

const meta = preview.meta({
  title: 'Patterns/Products/Recalls',
  component: Recalls,
  args: {
    content: ready() satisfies RecallsProps['content'],
    productId: 4,
    name: 'Low Tide Mug',
    problem: null satisfies RecallsProps['problem'],
    onBegin: fn(() => Promise.resolve(true)) satisfies RecallsProps['onBegin'],
    onEnd: fn(() => Promise.resolve(true)) satisfies RecallsProps['onEnd'],
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test('is read by a screen reader', screenReaderTest(phrases, stops));

const paragraphs = recallsAnswer.recalls.map((recall) => ({
  ...recall,
  message: 'Keep hot drinks out of it.\n\nBring it back to the shop.',
}));

Example.test(
  'a message keeps its paragraphs',
  { args: { content: ready({ recalls: paragraphs }) } },
  async ({ canvas }) => {
    const [message] = canvas.getAllByText(/^Keep hot drinks/);
    // The text as it is drawn.
    await expect(message?.innerText).toBe(paragraphs[0]?.message);
  },
);

Example.test(
  'A lot is recalled by keyboard, after what follows was read',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Recall…' }));
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Recall Low Tide Mug' });
    await userEvent.type(within(form).getByRole('textbox', { name: /^Lot/ }), '26-32');
    await userEvent.type(
      within(form).getByRole('textbox', { name: /^What people read/ }),
      'Keep hot drinks out of it.',
    );
    const telephone = within(form).getByRole('textbox', { name: /^Telephone/ });
    await userEvent.type(telephone, '12');
    await userEvent.click(within(form).getByRole('button', { name: 'Continue' }));
    await expect(telephone).toHaveAccessibleDescription('Must be a telephone number.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.clear(telephone);
    await userEvent.type(telephone, '207-555-0142');
    await tabTo(userEvent, within(form).getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Recall lot 26-32?' });
    await expect(question).toHaveTextContent('It shows at once, without publishing');
    await expect(args.onBegin).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Recall now' }));
    await expect(args.onBegin).toHaveBeenCalledWith({
      lot: '26-32',
      message: 'Keep hot drinks out of it.',
      url: '',
      telephone: '207-555-0142',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Example.test(
  'The whole product needs no lot, and says so in its question',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recall…' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByRole('radio', { name: 'The whole product' }));
    await expect(within(form).queryByRole('textbox', { name: /^Lot/ })).toBeNull();
    await userEvent.type(within(form).getByRole('textbox', { name: /^What people read/ }), 'Stop.');
    await userEvent.click(within(form).getByRole('button', { name: 'Continue' }));
    await expect(
      await within(form).findByText('Give people a web address or a telephone number.'),
    ).toBeVisible();
    await userEvent.type(
      within(form).getByRole('textbox', { name: /^Web address/ }),
      'https://merrow.example/recall',
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Continue' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Recall all of Low Tide Mug?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(args.onBegin).not.toHaveBeenCalled();
  },
);

Example.test('Ending asks first', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End the recall of Lot 26-31' }));
  const question = await screen.findByRole('alertdialog', { name: 'End the recall of lot 26-31?' });
  await expect(question).toHaveTextContent('The notice leaves the page at once.');
  await userEvent.click(within(question).getByRole('button', { name: 'End recall' }));
  await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

export const Empty = meta.story({ args: { content: ready({ recalls: [] }) } });

export const Refused = meta.story({
  args: { content: ready({ can: { recall: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^Admins begin and end recalls/)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    content: ready({
      recalls: recallsAnswer.recalls.map((recall) => ({
        ...recall,
        message: 'Keepitawayfromchildrenuntilwehavereplacedit '.repeat(8),
      })),
    }),
  },
  play: fitsItsWidth,
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
