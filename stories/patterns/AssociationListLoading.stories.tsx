import { AssociationList, type AssociationListProps } from '@hangtag/ui/patterns/AssociationList';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { association } from '../fixtures/platformLists.ts';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';

const meta = preview.meta({
  title: 'Patterns/Platform/AssociationList/Loading',
  component: AssociationList,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: { phase: 'ready', items: [1, 2, 3, 4].map((id) => association(id, {})) },
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDelete: fn(() => Promise.resolve(true)),
    onDeactivate: fn(() => Promise.resolve(true)),
    onRetry: fn(),
  } satisfies AssociationListProps,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

Tests.test(
  'Loaded rows keep the height of the skeleton',
  {
    render: (args) => (
      <LoadThenShow
        loading={<AssociationList {...args} content={{ phase: 'loading' }} />}
        ready={<AssociationList {...args} />}
      />
    ),
  },
  async ({ canvasElement, userEvent }) => {
    await expectNoLayoutShift(canvasElement, userEvent);
  },
);
