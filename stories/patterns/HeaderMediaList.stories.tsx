import type { ProductContent } from '@hangtag/contract/wire/content';
import { HeaderMediaList } from '@hangtag/ui/patterns/HeaderMediaList';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/HeaderMediaList.tsx';
import { secondPicture, film } from '../fixtures/headerMedia.ts';
import { blank, bottleFile, draft, published } from '../fixtures/product.ts';
import { StatefulHeaderMediaList, severalHeaders } from '../support/StatefulHeaderMediaList.tsx';
import { startKeyboardDrag } from '../support/startKeyboardDrag.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { phrases, stops } from '../announcements/HeaderMediaList.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/HeaderMediaList',
  component: HeaderMediaList,
  render: (args) => <StatefulHeaderMediaList {...args} />,
  args: {
    draft: severalHeaders,
    published: published satisfies ProductContent | null,
    files: [bottleFile, film, secondPicture],
    onChange: fn(),
    onChoose: fn(),
    onFrame: fn(),
    error: undefined satisfies string | undefined,
    isLocked: false,
  },
  parameters: { usage, frame: 'form' },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('row').map((row) => row.textContent?.replace(/Replace.*/, '') ?? '');

export const One = meta.story({
  tags: ['picture'],
  args: { draft },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('On the page')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace (Header picture)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'header', id: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a header picture' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'header' });
  },
});

Default.test(
  'Pictures, videos and embedded videos are listed, one of them on the page',
  async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('row');
    await expect(second).toHaveTextContent(/Film at Vimeo.*On the page/);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Actions for harvest-bottle-branch.jpg' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show on the page' }));
    await expect(first).toHaveTextContent('On the page');
    await expect(second).not.toHaveTextContent('On the page');
  },
);

export const Empty = meta.story({
  tags: ['picture'],
  args: { draft: blank, published: null },
});

export const FilmPoster = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('harvest-morning.mp4'));
    const details = canvas.getByRole('group', { name: 'harvest-morning.mp4' });
    await userEvent.click(within(details).getByRole('button', { name: 'Replace (Poster)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'poster', id: 3 });
    await userEvent.click(within(details).getByRole('button', { name: 'Remove (Poster)' }));
    await expect(canvas.getByRole('button', { name: 'Choose picture (Poster)' })).toBeVisible();
  },
});

Default.test(
  'The focal point is chosen by arrow keys',
  { args: { draft } },
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Middle' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onFrame).toHaveBeenLastCalledWith(11, {
      fit: 'cover',
      focal: { x: 0.5, y: 0 },
    });
    await expect(canvas.getByRole('radio', { name: 'Top' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Top right' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Show all of it' }));
    await expect(args.onFrame).toHaveBeenLastCalledWith(11, {
      fit: 'contain',
      focal: { x: 1, y: 0 },
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Fill the frame' }));
  },
);

Default.test(
  'decorative needs no description',
  { args: { draft } },
  async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: 'Description of the header picture' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Decorative/ }));
    await expect(words).toBeDisabled();
  },
);

Default.test('moves by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowRight}');
  await startKeyboardDrag(userEvent);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(rows(canvas)[0]).toMatch(/^label-close/);
});

Default.test('moves and is removed from the menu', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Film at Vimeo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await expect(rows(canvas)[0]).toMatch(/^Film at Vimeo/);
  await expect(canvas.getByRole('status')).toHaveTextContent('Film at Vimeo is now 1 of 4.');
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Film at Vimeo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
  await expect(rows(canvas)[3]).toMatch(/^Film at Vimeo/);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Film at Vimeo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
  await expect(rows(canvas)[0]).toMatch(/^Film at Vimeo/);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Film at Vimeo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await expect(rows(canvas)).toHaveLength(3);
  await expect(rows(canvas)[0]).toMatch(/On the page/);
});

Default.test(
  'refused',
  { args: { error: 'Use the address of a film at YouTube or Vimeo.' } },
  async ({ canvas }) => {
    const sentence = 'Use the address of a film at YouTube or Vimeo.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    const group = canvas.getByRole('group', { name: 'Header' });
    await expect(group).toHaveAccessibleDescription(sentence);
  },
);

const long = 'harvest-bottle-with-a-branch-of-the-oldest-olive-tree-on-the-quay-at-low-tide';

export const LongText = meta.story({
  args: {
    draft: {
      ...severalHeaders,
      headers: severalHeaders.headers.map((each) =>
        each.id === 2 ? { ...each, alt: 'The harvest of the year, '.repeat(19) } : each,
      ),
    },
    files: [
      { ...bottleFile, fileName: `${long}.jpg` },
      { ...film, fileName: `${long}.mp4` },
      secondPicture,
    ],
    error: `This file can’t be shown: ${long}.jpg is no longer in the library. Choose another one.`,
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { isLocked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[draggable="true"]')).toBeNull();
  },
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test('is read by a screen reader', { args: { draft } }, screenReaderTest(phrases, stops));

export const BrokenFilm = meta.story({
  args: {
    draft: {
      ...blank,
      headers: [
        {
          id: 1,
          type: 'movie',
          filesId: null,
          embedUrl: 'https://vimeo.com/76979871',
          alt: 'The mill at work',
          decorative: false,
          posterFilesId: null,
        },
      ],
    },
    published: null,
    linkOf: () => ({
      last: {
        at: '2026-11-20T12:00:00Z',
        status: 404,
        state: 'broken',
        brokenSince: '2026-11-19T03:00:00Z',
        movedTo: null,
      },
      checking: undefined,
    }),
  },
});

BrokenFilm.test('says what was found about a film elsewhere', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('This address answered “404” on 11-20-2026');
});
