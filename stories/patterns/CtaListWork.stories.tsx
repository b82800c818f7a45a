import { CtaList, type CtaListProps, noFilter } from '@hangtag/ui/patterns/CtaList';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cta, merrowCtas } from '../fixtures/ctas.ts';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';

const meta = preview.meta({
  title: 'Patterns/Editor/CtaList/Actions',
  component: CtaList,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: { phase: 'ready', ctas: merrowCtas } satisfies CtaListProps['content'],
    problem: 'Somebody else removed it meanwhile.' satisfies string | null,
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies CtaListProps['onDelete'],
    filter: noFilter,
    onFilter: fn(),
    onRetry: fn(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  },
});

export const Default = meta.story();

Default.test(
  'A failure from before the question is not shown in it',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else removed it');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ask us' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete/ });
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).not.toHaveTextContent('Somebody else removed it');
  },
);

Default.test(
  'Loaded rows keep the height of the skeleton',
  {
    args: {
      content: { phase: 'ready', ctas: [1, 2, 3, 4].map((id) => cta(id, {})) },
      problem: null,
    },
    render: (args) => (
      <LoadThenShow
        loading={<CtaList {...args} content={{ phase: 'loading' }} />}
        ready={<CtaList {...args} />}
      />
    ),
  },
  async ({ canvasElement, userEvent }) => {
    await expectNoLayoutShift(canvasElement, userEvent);
  },
);
