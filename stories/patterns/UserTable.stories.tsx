import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { expect, waitFor } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/UserTable.tsx';
import { member, people, wes } from '../fixtures/users.ts';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { phrases } from '../announcements/UserTable.ts';
import { readyUsers as ready, userTableArgs } from '../support/userTableArgs.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/People/UserTable',
  component: UserTable,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: userTableArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

export const Many = meta.story({
  tags: ['picture', 'picture-modes'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('23 users')).toBeVisible();
    await expect(canvas.getByText('1–5 of 23')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
  },
});

Many.test('Five rows fill a page [F089] [F229] [K02]', async ({ args }) => {
  await expect(args.onPageChange).toHaveBeenCalledWith(5);
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: fitsItsWidth,
});

/** The mean height of a user's card, in pixels. */
const meanHeight = (canvas: HTMLElement) => {
  const rows = [...canvas.querySelectorAll('tbody tr')];
  return rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / rows.length;
};

OnAPhone.test('uses three lines per user', async ({ canvasElement }) => {
  await expect(meanHeight(canvasElement)).toBeLessThan(150);
});

Many.test(
  'uses two lines per user on a tablet',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ canvasElement }) => {
    await expect(meanHeight(canvasElement)).toBeLessThan(115);
  },
);

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: ready(people.slice(0, 1)) },
});

export const NoUsers = meta.story({
  tags: ['picture'],
  args: { content: ready([]) },
});

Empty.test(
  'One user matches the search',
  { args: { search: 'wes', content: ready([wes], { userCount: 23 }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
    await expect(canvas.getByText('1 of 23 users')).toBeVisible();
  },
);

Empty.test(
  'is read by a screen reader',
  { args: { content: ready(people.slice(0, 2)) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, phrases);
  },
);

export const NoResults = meta.story({
  tags: ['picture'],
  args: { search: 'quill', content: ready([], { userCount: 23 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 23 users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    content: ready([
      member(8, {
        name: 'Maximiliane Alexandrina von Hohenberg-Wittelsbach zu Neuschwanstein',
        email: 'maximiliane.alexandrina.von.hohenberg-wittelsbach@a-very-long-subdomain.example',
        phone: '+49 (0) 8362 93988-0, extension 4711',
      }),
      ...people.slice(1),
    ]),
  },
});

const boss = member(9, {
  name: 'Ada Superadmin',
  email: 'ada@merrow.example',
  avatar: 'bot4.jpg',
  role: 'Superadmin',
});

Empty.test(
  'A locked change gives its reason, by keyboard too [F201]',
  { args: { content: ready([...people.slice(0, 2), boss]) } },
  async ({ canvas, userEvent }) => {
    const role = canvas.getByRole('button', { name: 'Superadmin' });
    await expect(canvas.queryByRole('button', { name: 'Actions for Ada Superadmin' })).toBeNull();
    canvas.getByRole('button', { name: 'Actions for Maja Lindqvist' }).focus();
    await userEvent.tab();
    await expect(role).toHaveFocus();
    await waitFor(() =>
      expect(role).toHaveAccessibleDescription(
        'Only a Superadmin of Hangtag can change a Superadmin.',
      ),
    );
  },
);

export const Busy = meta.story({
  args: {
    rowStatus: {
      2: { work: { kind: 'role', role: 'User' } },
      4: { work: { kind: 'resend' } },
      5: { work: { kind: 'status', status: 'Inactive' } },
    },
  },
});

Busy.test(
  'A refusal is shown in its row, and a known link can be copied',
  {
    args: {
      rowStatus: {
        2: {
          refusal: 'This is the last Admin of the company. Make somebody else an Admin first.',
        },
        4: { link: 'https://hangtag.example/register?token=secret' },
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/last Admin/);
    await userEvent.click(canvas.getByRole('button', { name: /^Copy link for wes/ }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(
      'https://hangtag.example/register?token=secret',
    );
    await expect(await canvas.findByRole('button', { name: /^Copied/ })).toBeVisible();
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

Tests.test(
  'Loaded rows keep the height of the skeleton, under the same heads',
  {
    render: (args) => (
      <LoadThenShow
        loading={<UserTable {...args} content={{ phase: 'loading' }} />}
        ready={<UserTable {...args} />}
      />
    ),
  },
  async ({ canvasElement, userEvent }) => {
    const places = () =>
      [...canvasElement.querySelectorAll('thead th, tbody th')].map((cell) => {
        const { x, y, height } = cell.getBoundingClientRect();
        return [x, y, height].map(Math.round);
      });
    const kept = places();
    await expect(kept).toHaveLength(6 + 5);
    await expectNoLayoutShift(canvasElement, userEvent);
    await expect(places()).toEqual(kept);
  },
);

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      cause: 'accident',
      sentence: 'The server could not be reached. Check the connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
