import { EditConflict } from '@hangtag/ui/patterns/EditConflict';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EditConflict.tsx';
import { everyKind, facts, files, introduction } from '../fixtures/product.ts';
import {
  longLocalVersion,
  longConflictParts,
  longServerVersion,
  localVersion,
  conflictParts,
  serverVersion,
} from '../fixtures/conflict.ts';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/EditConflict',
  component: EditConflict,
  args: {
    name: 'Harvest Olive Oil',
    localVersion,
    serverVersion,
    serverSavedAt: '2026-11-21T14:20:00Z',
    parts: conflictParts,
    definitions: [introduction, facts, everyKind],
    files,
    onResolve: fn(),
    onClose: fn(),
  },
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
});

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Two versions of Harvest Olive Oil' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Example = meta.story({
  tags: ['picture'],
  play: async () => {
    await dialog();
  },
});

Example.test('A change on both sides is asked, a change on one side is preselected', async () => {
  const shown = await dialog();
  const both = shown.getByRole('radiogroup', { name: 'Harvest Olive Oil' });
  await expect(within(both).getByRole('radio', { name: 'Mine' })).not.toBeChecked();
  const model = shown.getByRole('radiogroup', { name: 'Model' });
  await expect(within(model).getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(shown.getByText('1 of 5 left to choose.')).toBeVisible();
});

Example.test('The chosen parts make one draft', async ({ args, userEvent }) => {
  const shown = await dialog();
  const both = within(shown.getByRole('radiogroup', { name: 'Harvest Olive Oil' }));
  await userEvent.click(both.getByRole('radio', { name: 'Theirs' }));
  await userEvent.click(shown.getByRole('button', { name: 'Save this version' }));
  await expect(args.onResolve).toHaveBeenCalledWith({
    ...serverVersion,
    summary: localVersion.summary,
    sections: [serverVersion.sections[0], localVersion.sections[1], serverVersion.sections[2]],
  });
});

Example.test('all of mine', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Choose all of mine' }));
  await userEvent.click(shown.getByRole('button', { name: 'Save this version' }));
  await expect(args.onResolve).toHaveBeenCalledWith(localVersion);
});

Example.test('Going back decides nothing, by button or Escape', async ({ args, userEvent }) => {
  const shown = await dialog();
  await userEvent.click(shown.getByRole('button', { name: 'Save this version' }));
  await expect(args.onResolve).not.toHaveBeenCalled();
  await userEvent.click(shown.getByRole('button', { name: 'Not now' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  await expect(args.onResolve).not.toHaveBeenCalled();
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    localVersion: longLocalVersion,
    serverVersion: longServerVersion,
    parts: longConflictParts,
  },
  play: async () => {
    const shown = await dialog();
    const marks = document.querySelectorAll('mark');
    await expect([...marks].map(({ textContent }) => textContent)).toContain('pepper');
    await expect(shown.getAllByRole('radiogroup')).toHaveLength(2);
  },
});

Example.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Two versions of Harvest Olive Oil',
    'banner',
    'heading, Two versions of Harvest Olive Oil, level 2',
    'button, Close',
    'This product was saved elsewhere',
    'on 11-21-2026, 14:20',
    'while you were writing. Nothing is lost: choose for each part whose version stays.',
    'button, Choose all of mine',
    'button, Choose all of theirs',
    'heading, Model, level 3',
    'Only you changed this',
    'radiogroup, Model, orientated vertically',
    'radio, Mine, OL-500-27, checked, position 1, set size 2',
    'Mine',
    'mark',
    'OL-500-27',
    'radio, Theirs, OL-500-26, not checked, position 2, set size 2',
    'Theirs',
    'mark',
    'OL-500-26',
    'heading, Headline, level 3',
    'Only they changed this',
    'radiogroup, Headline, orientated vertically',
    'radio, Mine, Harvest Olive Oil, not checked, position 1, set size 2',
    'Mine',
    'Harvest Olive',
    'mark',
    'Oil',
    'radio, Theirs, Harvest Olive Oil, first pressing, checked, position 2, set size 2',
    'Theirs',
    'Harvest Olive',
    'mark',
    'Oil, first pressing',
    'heading, Harvest Olive Oil, level 3',
    'Both of you changed this',
    'radiogroup, Harvest Olive Oil, orientated vertically',
    'radio, Mine, Lead Picked green in one October week and pressed the same night, by hand, in small lots., not checked, position 1, set size 2',
    'Mine',
    'Lead',
    'Picked green in one',
    'mark',
    'October week and pressed the same night, by hand, in small lots.',
    'radio, Theirs, Lead Picked green in one November week and pressed the same night, so the pepper stays., not checked, position 2, set size 2',
    'Theirs',
    'Lead',
    'Picked green in one',
    'mark',
    'November week and pressed the same night, so the pepper stays.',
    'heading, Facts, level 3',
    'Only you changed this',
    'radiogroup, Facts, orientated vertically',
    'radio, Mine, Facts Origin · Crete, one grove Olive · Koroneiki Pressed · Cold, within four hours, checked, position 1, set size 2',
    'Mine',
    'Facts',
    'Origin · Crete, one grove Olive · Koroneiki Pressed · Cold, within',
    'mark',
    'four',
    'hours',
    'radio, Theirs, Facts Origin · Crete, one grove Olive · Koroneiki Pressed · Cold, within six hours, not checked, position 2, set size 2',
    'Theirs',
    'Facts',
    'Origin · Crete, one grove Olive · Koroneiki Pressed · Cold, within',
    'mark',
    'six',
    'hours',
    'heading, Serving, level 3',
    'Only they changed this',
    'radiogroup, Serving, orientated vertically',
    'radio, Mine, Not on the page, not checked, position 1, set size 2',
    'Mine',
    'Not on the page',
    'radio, Theirs, Title Serving Text Serve it raw Lines On bread On beans, checked, position 2, set size 2',
    'Theirs',
    'Title',
    'Serving',
    'Text',
    'Serve it raw',
    'Lines',
    'On bread On beans',
    'contentinfo',
    '1 of 5 left to choose.',
    'button, Not now',
    'button, Save this version, Choose a version for each part first., disabled',
  ]);
  await findFocusedDialog();
  await expectStops(userEvent, [
    'button, Close',
    'nothing',
    'button, Choose all of mine',
    'button, Choose all of theirs',
    'radio, Mine, OL-500-27, checked, position 1, set size 2',
    'radio, Theirs, Harvest Olive Oil, first pressing, checked, position 2, set size 2',
    'radio, Mine, Lead Picked green in one October week and pressed the same night, by hand, in small lots., not checked, position 1, set size 2',
    'radio, Mine, Facts Origin · Crete, one grove Olive · Koroneiki Pressed · Cold, within four hours, checked, position 1, set size 2',
    'radio, Theirs, Title Serving Text Serve it raw Lines On bread On beans, checked, position 2, set size 2',
    'button, Not now',
    'button, Save this version, Choose a version for each part first., disabled',
  ]);
});
