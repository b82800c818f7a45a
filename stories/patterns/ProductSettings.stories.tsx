import { LinkProvider } from '@hangtag/ui/elements/Link';
import {
  ArchiveDialog,
  ProductSettings,
  Takedown,
  Transfer,
} from '@hangtag/ui/patterns/ProductSettings';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProductSettings.tsx';
import { blank } from '../fixtures/product.ts';
import { product } from '../fixtures/products.ts';
import {
  StatefulProductSettings,
  oliveOilProduct,
  productSettingsArgs,
} from '../support/StatefulProductSettings.tsx';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { phrases, stops } from '../announcements/ProductSettings.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const full = 'The plan holds 5 products and 5 are in use. Change the plan or add products to it.';

const meta = preview.meta({
  title: 'Patterns/Products/ProductSettings',
  component: ProductSettings,
  render: (args) => <StatefulProductSettings {...args} />,
  args: productSettingsArgs,
  parameters: { usage, frame: 'form' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={fn()}>
        <Story />
      </LinkProvider>
    ),
  ],
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

const row = (canvas: { getAllByRole: (role: string) => HTMLElement[] }, name: string) =>
  within(
    canvas
      .getAllByRole('listitem')
      .find((each) => each.textContent?.startsWith(name)) as HTMLElement,
  );

Default.test(
  'An active product can be parked and archived [D36]',
  async ({ args, canvas, userEvent }) => {
    await expect(row(canvas, 'Active').getByText('Now')).toBeVisible();
    await userEvent.click(row(canvas, 'Parked').getByRole('button', { name: 'Park' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('inactive');
    await userEvent.click(row(canvas, 'Archived').getByRole('button', { name: 'Archive' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('archived');
    await expect(canvas.getByRole('link', { name: /\/01\/0952/ })).toHaveAttribute(
      'href',
      'https://merrow.example/01/09521234543213',
    );
  },
);

export const NeverPublished = meta.story({
  tags: ['picture'],
  args: {
    draft: blank,
    published: null,
    product: product(7, { published: false, publishDate: null, contentSavedDate: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet. The address is kept for it.')).toBeVisible();
  },
});

export const Archived = meta.story({
  tags: ['picture'],
  args: {
    product: { ...oliveOilProduct, status: 'archived' },
    lockedReason: 'This product is archived. Restore it to edit or publish it.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Model/ })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('active');
  },
});

export const RestoreRefused = meta.story({
  tags: ['picture'],
  args: {
    product: { ...oliveOilProduct, status: 'inactive' },
    lockedReason: 'This product is parked. Restore it to edit or publish it.',
    restoreLocked: full,
    usage: { used: 5, limit: 5 },
  },
  play: async ({ args, canvas, userEvent }) => {
    const restore = canvas.getByRole('button', { name: 'Restore' });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(restore);
    await expect(args.onStatusChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Add products' })).toBeVisible();
  },
});

Default.test(
  'refused',
  {
    args: {
      errors: { upcCode: ['This code is already in use. Contact support.'] },
      problem: 'Somebody else saved this product meanwhile.',
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /UPC/ })).toHaveAccessibleDescription(
      /already in use/,
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Somebody else/);
  },
);

Default.test(
  'A wrong check digit is reported with the right one [D38]',
  { args: { draft: blank, published: null } },
  async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /UPC/ });
    await userEvent.type(number, '9521234543219');
    await userEvent.tab();
    await expect(await canvas.findByText(/these digits end in 3/)).toBeVisible();
    await userEvent.type(number, '{Backspace}3');
    await expect(canvas.getByText(/carries it as GTIN 09521234543213/)).toBeVisible();
  },
);

export const Busy = meta.story({ args: { busy: 'inactive' } });

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const ArchivingIsConfirmed = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  render: () => (
    <ArchiveDialog name="Harvest Olive Oil" isPublished onArchive={fn()} onClose={fn()} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Harvest Olive Oil?' });
    await expect(dialog).toHaveTextContent(/Nothing is deleted, and printed codes keep working/);
    await expect(dialog).toHaveTextContent(/no longer offered/);
  },
});

Default.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, phrases);
  await expectStops(userEvent, stops);
});

/** As the platform sees a page that it withholds. */
export const Withheld = meta.story({
  args: {
    takedown: (
      <Takedown
        productId={5}
        takedown={{ since: '2026-11-20T10:00:00Z', reason: 'Order 7 O 12/26.' }}
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withheld by law since 11-20-2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Put the page back' })).toBeEnabled();
  },
});

Withheld.test(
  'a reason keeps its paragraphs',
  {
    args: {
      takedown: (
        <Takedown
          productId={5}
          takedown={{ since: '2026-11-20T10:00:00Z', reason: 'Order 7 O 12/26.\n\nCourt of Bern.' }}
          onChange={fn()}
        />
      ),
    },
  },
  async ({ canvas }) => {
    const reason = canvas.getByText(/^Order 7/);
    await expect(new Set([...reason.getClientRects()].map(({ top }) => top)).size).toBe(3);
  },
);

/** As its old company sees a product that was sold. */
export const Sold = meta.story({
  tags: ['!picture'],
  args: {
    lockedReason:
      'This product was sold. Its codes lead to the page of the company that has it now.',
    transfer: (
      <Transfer
        productId={5}
        transfer={{
          since: '2026-11-20T10:00:00Z',
          company: 'Tidewater Foods',
          address: 'https://tidewater.example/p/7K3M04119Z',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold to Tidewater Foods on 11-20-2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo the sale' })).toBeNull();
  },
});

const lead = fn();

/** As the platform sees a product that can be sold. */
export const ToSell = meta.story({
  tags: ['!picture'],
  args: { transfer: <Transfer productId={5} transfer={null} onChange={lead} /> },
});

ToSell.test('leads the codes to the page of the other company', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Lead the codes there' });
  const address = canvas.getByRole('textbox', { name: 'Page address at the other company' });
  await userEvent.type(address, 'https://tidewater.example/p/7K3M04119Z');
  await expect(button).toBeDisabled();
  const agreement = canvas.getByRole('textbox', { name: 'Who agreed to the sale' });
  await userEvent.type(agreement, 'Contract of 12 November');
  await userEvent.click(button);
  await expect(lead).toHaveBeenLastCalledWith({
    to: 'https://tidewater.example/p/7K3M04119Z',
    agreement: 'Contract of 12 November',
  });
});

const withhold = fn();

export const ToWithhold = meta.story({
  args: {
    transfer: <Transfer productId={5} transfer={null} onChange={lead} />,
    takedown: <Takedown productId={5} takedown={null} onChange={withhold} />,
  },
});

ToWithhold.test('names each of the platform’s two ways', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await expect(names).toEqual(['Sale', 'Withholding']);
});

ToWithhold.test('withholds by a reason', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Withhold the page' });
  await expect(button).toBeDisabled();
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Reason for withholding' }),
    'Order 7 O 12/26',
  );
  await userEvent.click(button);
  await expect(withhold).toHaveBeenLastCalledWith('Order 7 O 12/26');
});

ToWithhold.test(
  'holds the reason that was typed before a reload',
  {
    args: {
      takedown: (
        <StoredForms unsaved={{ reason: 'Order 9 O 3/26' }}>
          <Takedown productId={5} takedown={null} onChange={withhold} />
        </StoredForms>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason for withholding' });
    await expect(field).toHaveValue('Order 9 O 3/26');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('');
    await expect(storeForm).toHaveBeenLastCalledWith('takedown/5', null);
  },
);
