import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';
import { HeaderMediaList } from '@hangtag/ui/patterns/HeaderMediaList';
import { UndoRow } from '@hangtag/ui/patterns/UndoRow';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/UndoRow.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { bottleFile, draft } from '../fixtures/product.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/UndoRow',
  component: UndoRow,
  parameters: { usage },
  args: { name: 'Introduction', onRestore: fn() },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const TakesTheFocus = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Removed Introduction')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo removing Introduction' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});

const film = (id: number, embedUrl: string): HeaderMedia => ({
  id,
  type: 'movie',
  filesId: null,
  embedUrl,
  alt: 'A film',
  decorative: false,
  posterFilesId: null,
});

/** Two videos, of which the page shows the second; keeps the draft as the store does. */
function Films() {
  const [now, setNow] = useState<ProductContent>({
    ...draft,
    headers: [
      film(1, 'https://vimeo.com/76979871'),
      film(2, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
    ],
    currentHeaderId: 2,
  });
  return (
    <HeaderMediaList
      draft={now}
      published={null}
      files={[bottleFile]}
      onChange={setNow}
      onChoose={() => undefined}
      onFrame={() => undefined}
    />
  );
}

Tests.test(
  'Header media return to their positions, with the same one shown',
  { render: () => <Films /> },
  async ({ canvas, userEvent }) => {
    const rows = () => canvas.queryAllByRole('row').map((row) => row.textContent);
    const before = rows();
    const remove = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: `Undo removing ${name}` })).toHaveFocus(),
      );
    };
    await remove('Film at YouTube');
    await expect(canvas.getByText('Removed Film at YouTube.')).toBeInTheDocument();
    await remove('Film at Vimeo');
    await expect(rows()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Undo removing Film at YouTube' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Film at YouTube' }));
    await waitFor(() => expect(rows()).toEqual(before));
    await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
  },
);

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'Removed',
    'Introduction',
    'button, Undo removing Introduction',
  ]);
  await userEvent.tab();
  await expectStops(userEvent, ['button, Undo removing Introduction']);
});
