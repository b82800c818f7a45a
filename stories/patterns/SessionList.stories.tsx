import {
  SessionList,
  SessionListLoading,
  type SessionListProps,
} from '@hangtag/ui/patterns/SessionList';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SessionList.tsx';
import { otherDevices, SESSIONS_NOW, thisDevice } from '../fixtures/sessions.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/SessionList',
  component: SessionList,
  parameters: { usage, frame: 'form' },
  args: {
    sessions: [thisDevice, ...otherDevices],
    now: SESSIONS_NOW,
    onSignOut: fn(),
    onSignOutOthers: fn(),
    onAsk: fn(),
  },
});

export const Many = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last used 2 hours ago', { exact: false })).toBeVisible();
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(2);
  },
});

Many.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const OnlyThisDevice = meta.story({
  tags: ['picture'],
  args: { sessions: [thisDevice] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({ tags: ['picture'], render: () => <SessionListLoading /> });

export const Busy = meta.story({ args: { ending: 'b2' } });

export const Failed = meta.story({
  tags: ['picture'],
  args: { problem: 'The server could not be reached. Check the connection and try again.' },
});

export const EndOthersQuestion = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onSignOutOthers).not.toHaveBeenCalled();
  },
});

Many.test('escape answers nothing', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Sign out everywhere else' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(args.onSignOutOthers).not.toHaveBeenCalled();
});

/** As on the screen: a device that is signed out leaves the list. */
function Shrinking(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions);
  const without = (id: string) => setSessions(sessions.filter((each) => each.id !== id));
  return <SessionList {...props} sessions={sessions} onSignOut={without} />;
}

Loading.test(
  'Focus moves to the list when the focused row is removed',
  { render: (args) => <Shrinking {...args} /> },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Sign out of Safari on iOS' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Safari on iOS')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out of Unknown browser' })).toHaveFocus();
  },
);

Many.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'list, Signed-in devices',
    'listitem, level 1, position 1, set size 3',
    'Firefox on Windows',
    'This device',
    'In use now · 203.0.113.7',
    'listitem, level 1, position 2, set size 3',
    'Safari on iOS',
    'Last used 2 hours ago · 2001:db8::1f · Stays signed in',
    'button, Sign out of Safari on iOS',
    'listitem, level 1, position 3, set size 3',
    'Unknown browser',
    'Last used 11-12-2026',
    'button, Sign out of Unknown browser',
    'button, Sign out everywhere else',
  ]);
  await expectStops(userEvent, [
    'button, Sign out of Safari on iOS',
    'button, Sign out of Unknown browser',
    'button, Sign out everywhere else',
  ]);
});
