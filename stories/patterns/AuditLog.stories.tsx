import { AuditLog, type AuditLogFilter, type AuditLogProps } from '@hangtag/ui/patterns/AuditLog';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AuditLog.tsx';
import { auditLogAnswer, logEntries } from '../fixtures/auditLog.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (...args: Parameters<typeof auditLogAnswer>) =>
  ({ phase: 'ready', answer: auditLogAnswer(...args), isStale: false }) as const;

const everything: AuditLogFilter = {
  search: '',
  actor: 'all',
  action: 'all',
  from: null,
  to: null,
};

const meta = preview.meta({
  title: 'Patterns/Platform/AuditLog',
  component: AuditLog,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(logEntries, { total: 10_000 }) satisfies AuditLogProps['content'],
    filter: everything,
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    csvHref: '/api/companies/7/auditLog.csv',
    check: { phase: 'unasked' } satisfies AuditLogProps['check'],
    onCheck: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Entries show who changed what, before beside after, with many fields on demand',
  async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[2]).toHaveTextContent('User changed Priya Nair');
    await expect(rows[2]).toHaveTextContent('Role: was User now Admin');
    const company = within(rows[4] ?? document.body);
    await expect(company.getAllByRole('listitem')).toHaveLength(2);
    const all = company.getByRole('button', { name: 'Show all 4 fields of Merrow Goods' });
    await tabTo(userEvent, all);
    await userEvent.keyboard('{Enter}');
    await expect(company.getByText('Admins use two-step sign-in:')).toBeVisible();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(company.getAllByRole('listitem')).toHaveLength(2);
  },
);

Default.test(
  'User, action and pages are chosen by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Person/ }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Web shop' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everything, actor: -14 });
    await userEvent.click(canvas.getByRole('button', { name: /Action/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Products: all' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everything, action: 'product' });
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
);

Default.test(
  'A first and a last day filter the log',
  { args: { filter: { ...everything, from: '2026-11-02', to: '2026-11-20' } } },
  async ({ args, canvas, userEvent }) => {
    const [month] = within(canvas.getByRole('group', { name: /To day/ })).getAllByRole(
      'spinbutton',
    );
    if (!month) throw new Error('A day has three parts.');
    await tabTo(userEvent, month);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onFilter).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-11-02', to: '2026-12-20' }),
    );
  },
);

export const Whole = meta.story({
  tags: ['picture'],
  args: { check: { phase: 'whole', rows: 10_000 } },
});

Whole.test('An unaltered log is reported as such', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
});

export const Broken = meta.story({
  tags: ['picture'],
  args: { check: { phase: 'broken', position: 1281, reason: 'altered' } },
});

Broken.test('An altered log shows where', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Entry 1,281 is not as it was written.',
  );
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

Empty.test(
  'An empty result names the filters and resets them',
  {
    args: {
      content: ready([], { total: 0, entryCount: 1284 }),
      filter: { ...everything, search: 'oil', actor: 5 },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('The search is “oil” and the person is Priya Nair.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith(everything);
  },
);

export const LongText = meta.story({
  args: {
    content: ready([
      {
        position: 3,
        at: '2026-11-20T09:30:00Z',
        actorId: 1,
        actorName: 'Wolfeschlegelsteinhausenbergerdorff of the Upper Kennebec Valley',
        action: 'product.changed',
        subject: 'product:12',
        subjectName: 'Cold pressed extra virgin olive oil of the first harvest, unfiltered, in tin',
        before: { description: 'Pressed within four hours. '.repeat(9) },
        after: { description: 'Pressedwithinfourhours.'.repeat(9) },
      },
    ]),
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

Empty.test(
  'failed',
  {
    args: {
      content: {
        phase: 'failed',
        sentence: 'The server could not be reached.',
        cause: 'accident' as const,
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

export const One = meta.story({ args: { content: ready(logEntries.slice(1, 2)) } });
