import {
  SectionCatalogue,
  type SectionCatalogueProps,
} from '@hangtag/ui/patterns/SectionCatalogue';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SectionCatalogue.tsx';
import { catalogue } from '../fixtures/platformLists.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (items: typeof catalogue) => ({ phase: 'ready', items }) as const;

const meta = preview.meta({
  title: 'Patterns/Platform/SectionCatalogue',
  component: SectionCatalogue,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(catalogue) satisfies SectionCatalogueProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    refusal: null satisfies SectionCatalogueProps['refusal'],
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies SectionCatalogueProps['onDelete'],
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Each section shows its purpose, its limits and its uses',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On 31 products of 6 companies')).toBeVisible();
    await expect(canvas.getByText('Company, basic')).toBeVisible();
    await userEvent.click(canvas.getByRole('row', { name: 'Recycling' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ args: { content: ready([]) } });

Empty.test(
  'The list is shown before its uses are counted',
  {
    args: {
      content: ready(
        catalogue.map(
          ({ usedByProducts: _products, usedByCompanies: _companies, ...each }) => each,
        ),
      ),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.queryByText('Not used')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Facts' })).toBeVisible();
  },
);

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

Empty.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The sections didn’t load' })).toBeVisible();
  },
);

Empty.test(
  'is read by a screen reader',
  { args: { content: ready(catalogue.slice(3, 4)) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, [
      '1 section',
      'button, New section',
      'grid, Content sections in their order',
      'row, Certificates',
      'gridcell, Certificates Certificates with their numbers, so that anyone can look them up. Product, premium On 1 product of 1 company, column index 1',
      'button, Move Certificates, Press Enter to start dragging.',
      'Certificates',
      'Certificates with their numbers, so that anyone can look them up.',
      'Product, premium',
      'On 1 product of 1 company',
      'button, Actions for Certificates, not expanded, has popup menu',
      'status',
    ]);
  },
);

Default.test(
  'The menu moves without dragging, by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Introduction' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await screen.findByRole('menuitem', { name: 'Move to bottom' });
    await userEvent.keyboard('Move to b');
    await expectAnnounced(
      () => userEvent.keyboard('{Enter}'),
      ['polite: Introduction is now 6 of 6.', 'row, Introduction'],
    );
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 5);
  },
);
