/** Which rows of header media render again, and when. */
import { HeaderMediaList, type HeaderMediaListProps } from '@hangtag/ui/patterns/HeaderMediaList';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { bottleFile, draft } from '../fixtures/product.ts';
import { countReads, Rerendered } from '../support/RenderCounter.tsx';

const places = [1, 2, 3, 4, 5, 6];

const headers = places.map((id) => ({
  id,
  type: 'image' as const,
  filesId: id,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
}));

// Rendering a row reads the width of its picture, and nothing else does.
const { things: files, take } = countReads(
  places.map((filesId) => ({ ...bottleFile, filesId, fileName: `picture-${filesId}.jpg` })),
  'width',
);

const args: HeaderMediaListProps = {
  draft: { ...draft, headers, currentHeaderId: null },
  published: null,
  files,
  onChange: fn(),
  onChoose: fn(),
  onFrame: fn(),
};

/** Keeps the draft, as the store does. */
function Held() {
  const [now, setNow] = useState(args.draft);
  return (
    <HeaderMediaList
      {...args}
      draft={now}
      onChange={(edit) => setNow(edit)}
      onChoose={(slot) => args.onChoose(slot)}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Editor/HeaderMediaList/Rows',
  component: Rerendered,
  tags: ['!autodocs'],
  args: { children: () => <Held /> },
  parameters: { frame: 'form' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const drawn = () => take().map((reads) => reads > 0);

Tests.test('equal props render no row', async ({ canvas, userEvent }) => {
  await expect(drawn()).toEqual(places.map(() => true));
  await userEvent.click(canvas.getByRole('button', { name: /Draw again/ }));
  await expect(canvas.getByRole('button', { name: /1 times/ })).toBeVisible();
  await expect(drawn()).toEqual(places.map(() => false));
});

Tests.test('typing in one renders its row only', async ({ canvas, userEvent }) => {
  drawn();
  await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'A mug');
  await expect(canvas.getByRole('row', { name: 'picture-1.jpg' })).toHaveTextContent('Described');
  await expect(drawn()).toEqual(places.map((place) => place === 1));
});
