import { AuditLog, type AuditLogFilter, type AuditLogProps } from '@hangtag/ui/patterns/AuditLog';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { auditLogAnswer, logEntries } from '../fixtures/auditLog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/AuditLog/Keyboard',
  component: AuditLog,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: {
      phase: 'ready',
      answer: auditLogAnswer(logEntries.slice(1, 2)),
      isStale: false,
    } satisfies AuditLogProps['content'],
    filter: {
      search: '',
      actor: 'all',
      action: 'all',
      from: null,
      to: null,
    } satisfies AuditLogFilter,
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    csvHref: '/api/companies/7/auditLog.csv',
    check: { phase: 'unasked' } satisfies AuditLogProps['check'],
    onCheck: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('is read by a screen reader', async ({ canvas, canvasElement, userEvent }) => {
  const [table] = canvas.getAllByRole('table');
  await expectPhrases(table ?? canvasElement, [
    'table, Log',
    'row, What Before and after Who When',
    'columnheader, What',
    'columnheader, Before and after',
    'columnheader, Who',
    'columnheader, When',
    'row, User changed Priya Nair Role: was User now Admin Ines Calder 11-20-2026, 09:30',
    'rowheader, User changed Priya Nair',
    'cell, Role: was User now Admin',
    'list',
    'listitem, level 1, position 1, set size 1',
    'Role',
    ':',
    'was',
    'User',
    'now',
    'Admin',
    'cell, Ines Calder',
    'cell, 11-20-2026, 09:30',
  ]);
  const parts = ['month', 'day', 'year'] as const;
  const most = { month: 12, day: 31, year: 9999 } as const;
  const day = (name: string) => [
    ...parts.map(
      (part) =>
        `spinbutton, ${part}, ${name}, not read only, max value ${most[part]}, min value 1, current value Empty`,
    ),
    `button, Calendar ${name}, not expanded, has popup dialog`,
  ];
  await expectStops(userEvent, [
    'searchbox, Search, placeholder People and things',
    'button, Everybody Person, not expanded, has popup listbox',
    'button, All actions Action, not expanded, has popup listbox',
    ...day('From day'),
    ...day('To day'),
    'button, Check the log',
    'link, Download as CSV',
  ]);
});
