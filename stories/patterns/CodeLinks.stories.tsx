import { CodeLinks, type CodeLinksProps } from '@hangtag/ui/patterns/CodeLinks';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phrases, stops } from '../announcements/CodeLinks.ts';
import { usage } from '../docs/usage/CodeLinks.tsx';
import { codeLinksAnswer } from '../fixtures/codeLinks.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (changes: Partial<typeof codeLinksAnswer> = {}) =>
  ({ phase: 'ready', ...codeLinksAnswer, ...changes }) as const;

const meta = preview.meta({
  title: 'Patterns/Codes/CodeLinks',
  component: CodeLinks,
  tags: ['!picture'],
  args: {
    content: ready() satisfies CodeLinksProps['content'],
    productId: 4,
    countries: [
      { code: 'AT', name: 'Austria' },
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ] satisfies CodeLinksProps['countries'],
    problem: null satisfies CodeLinksProps['problem'],
    checkingOf: () => ({ isChecking: false, found: null, problem: null, onCheck: fn() }),
    onCountries: fn(),
    onSave: fn(() => Promise.resolve(true)) satisfies CodeLinksProps['onSave'],
    onDelete: fn(() => Promise.resolve(true)) satisfies CodeLinksProps['onDelete'],
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test('is read by a screen reader', screenReaderTest(phrases, stops));

Example.test('A link is added by keyboard', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Add link' }));
  await userEvent.keyboard('{Enter}');
  const form = await screen.findByRole('dialog', { name: 'New link' });
  await expect(args.onCountries).toHaveBeenCalledOnce();
  await userEvent.type(within(form).getByRole('combobox', { name: /^Asked for/ }), 'safe');
  await screen.findByRole('option', { name: /^Safety/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(within(form).getByRole('textbox', { name: /^Address/ }), 'a.example/s');
  await userEvent.type(within(form).getByRole('textbox', { name: /^Title/ }), 'Sicher');
  await userEvent.type(within(form).getByRole('combobox', { name: /^Language/ }), 'Ger');
  await screen.findByRole('option', { name: /^German/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await tabTo(userEvent, within(form).getByRole('button', { name: 'Only for some codes' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.type(within(form).getByRole('textbox', { name: /^Lot/ }), 'L1');
  await tabTo(userEvent, within(form).getByRole('button', { name: 'Add link' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith(null, {
    type: 'safetyInfo',
    href: 'https://a.example/s',
    title: 'Sicher',
    language: 'de',
    context: null,
    variant: '',
    lot: 'L1',
    serial: '',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Example.test(
  'What is missing or wrong is said at its field',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    const form = await screen.findByRole('dialog');
    await userEvent.type(
      within(form).getByRole('textbox', { name: /^Address/ }),
      'ftp://b.example',
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Only for some codes' }));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Lot/ }), 'L1');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Serial/ }), 'S1');
    await userEvent.click(within(form).getByRole('button', { name: 'Add link' }));
    await expect(await within(form).findByText('Must start with http or https.')).toBeVisible();
    await expect(within(form).getByText(/^A serial stands alone/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Example.test('A broken link opens its form, with what was found', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Fix link of Certificates, Report on lead and cadmium' }),
  );
  const form = await screen.findByRole('dialog', { name: 'Edit link' });
  await expect(within(form).getByText(/^This address answered “404”/)).toBeVisible();
  await expect(within(form).getByRole('button', { name: 'Check now' })).toBeVisible();
  await expect(within(form).getByRole('textbox', { name: /^Lot/ })).toHaveValue('26-31');
});

Example.test('Deleting asks first, also from the form', async ({ args, canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Fix link of Certificates, Report on lead and cadmium' }),
  );
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete “Report on lead and cadmium”?',
  });
  await expect(question).toHaveTextContent(
    'Codes in print stop leading to it at once (lot 26-31).',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

Example.test('a link that moved takes over its new address', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', {
      name: 'Actions for Register the product, Register your mug',
    }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await expect(await screen.findByRole('dialog', { name: 'Edit link' })).toBeVisible();
  const form = screen.getByRole('dialog', { name: 'Edit link' });
  await userEvent.click(within(form).getByRole('button', { name: 'Use the new address' }));
  const address = within(form).getByRole('textbox', { name: /^Address/ });
  await expect(address).toHaveValue('https://merrow.example/my-mug');
  await expect(address).toHaveFocus();
});

export const Refused = meta.story({
  args: {
    errors: { href: ['Must be a web address that begins with https://.'] },
    onSave: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Actions for Register the product, Register your mug',
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: 'Edit link' });
    const sentence = 'Must be a web address that begins with https://.';
    await expect(within(form).queryByText(sentence)).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText(sentence)).toBeVisible();
  },
});

export const Empty = meta.story({ args: { content: ready({ links: [] }) } });

export const ReadOnly = meta.story({
  args: { content: ready({ can: { edit: false, checkLinks: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    content: ready({
      links: codeLinksAnswer.links.map((link) => ({
        ...link,
        title: 'Reportonleadandcadmium'.repeat(5),
        href: `https://lab.example/${'reports/'.repeat(40)}`,
        lot: 'ABCDEFGHIJKLMNOPQRST',
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
