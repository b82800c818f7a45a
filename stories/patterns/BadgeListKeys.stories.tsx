import { BadgeList } from '@hangtag/ui/patterns/BadgeList';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StatefulBadgeList, badgeListArgs, badgeValues } from '../support/StatefulBadgeList.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Company/BadgeList/Keyboard',
  component: BadgeList,
  tags: ['!autodocs'],
  render: (args) => <StatefulBadgeList {...args} />,
  parameters: { frame: 'form' },
  globals: { viewport: { value: 'desktop' } },
  args: badgeListArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'An association is added, sorted and saved by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Add an association/ }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Dry Stone Trust' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Dry Stone Trust' })).toBeVisible();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for Dry Stone Trust' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Move up' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('Dry Stone Trust is now 2 of 3.')).toBeInTheDocument();
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Organic Growers', 'Dry Stone Trust', 'Fair Wages']);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'is read by a screen reader',
  { args: { badges: badgeValues.slice(0, 1) } },
  async ({ canvasElement, canvas, userEvent }) => {
    await expectPhrases(canvasElement, [
      'form, Associations',
      'list, Badges in page order',
      'listitem, level 1, position 1, set size 1',
      'heading, Organic Growers, level 2',
      'button, Actions for Organic Growers, not expanded, has popup menu',
      'group, Certificate of Organic Growers',
      'Certificate number',
      'Optional',
      'textbox, Certificate number, US-ORG-204',
      'Valid from',
      'Optional',
      'group, Valid from, Selected Date: March 01, 2024',
      'spinbutton, month, Valid from, Selected Date: March 01, 2024, not read only, max value 12, min value 1, current value 03 – March',
      'spinbutton, day, Valid from, not read only, max value 31, min value 1, current value 01',
      'spinbutton, year, Valid from, not read only, max value 9999, min value 1, current value 2024',
      'button, Calendar Valid from, Selected Date: March 01, 2024, not expanded, has popup dialog',
      'Valid to',
      'Optional',
      'group, Valid to, Selected Date: February 29, 2028',
      'spinbutton, month, Valid to, Selected Date: February 29, 2028, not read only, max value 12, min value 1, current value 02 – February',
      'spinbutton, day, Valid to, not read only, max value 31, min value 1, current value 29',
      'spinbutton, year, Valid to, not read only, max value 9999, min value 1, current value 2028',
      'button, Calendar Valid to, Selected Date: February 29, 2028, not expanded, has popup dialog',
      'group, Evidence',
      'Optional',
      'organic-certificate-2026.pdf',
      '412 kB',
      'button, Replace (Evidence)',
      'button, Remove (Evidence)',
      'Add an association',
      'button, Choose an association Add an association, not expanded, has popup listbox',
      'button, Save, disabled',
      'status',
    ]);
    await expectStops(userEvent, [
      'button, Actions for Organic Growers, not expanded, has popup menu',
      'textbox, Certificate number, US-ORG-204',
      'spinbutton, month, Valid from, Selected Date: March 01, 2024, not read only, max value 12, min value 1, current value 03 – March',
      'spinbutton, day, Valid from, not read only, max value 31, min value 1, current value 01',
      'spinbutton, year, Valid from, not read only, max value 9999, min value 1, current value 2024',
      'button, Calendar Valid from, Selected Date: March 01, 2024, not expanded, has popup dialog',
      'spinbutton, month, Valid to, Selected Date: February 29, 2028, not read only, max value 12, min value 1, current value 02 – February',
      'spinbutton, day, Valid to, not read only, max value 31, min value 1, current value 29',
      'spinbutton, year, Valid to, not read only, max value 9999, min value 1, current value 2028',
      'button, Calendar Valid to, Selected Date: February 29, 2028, not expanded, has popup dialog',
      'button, Replace (Evidence)',
      'button, Remove (Evidence)',
      'button, Choose an association Add an association, not expanded, has popup listbox',
    ]);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for Organic Growers' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Remove' });
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Add an/ })).toHaveFocus());
    await expect(canvas.getByText('Removed Organic Growers.')).toBeInTheDocument();
  },
);
