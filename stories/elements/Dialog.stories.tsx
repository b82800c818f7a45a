import { Button } from '@hangtag/ui/elements/Button';
import { Dialog, DialogTrigger, DialogView } from '@hangtag/ui/elements/Dialog';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Bleed } from '@hangtag/ui/layout/Bleed';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Dialog.tsx';
import { OpenButton } from '../support/OpenButton.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const sentence = 'The person gets an email with a link. It is good for seven days, and only once. ';
const plan = 'Business, $249.00 a month. The next payment is on 12-11-2026. ';
const quantity = 'Each additional product is $20.00 a month, from today on.';

const meta = preview.meta({
  title: 'Elements/Dialog',
  component: Dialog,
  args: {
    title: 'Invite user',
    isOpen: true,
    onClose: fn(),
    children: sentence,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Send invite</Button>
      </>
    ),
  },
  parameters: { usage, picture: 'window' },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const DestructiveAction = meta.story({
  tags: ['picture'],
  args: {
    title: 'Billing',
    size: 'medium',
    children: plan,
    footerStart: <Button tone="dangerQuiet">Cancel plan</Button>,
    footer: <Button tone="primary">Change plan</Button>,
  },
});

Example.test(
  'keeps its actions in view of a long body',
  { args: { children: <p>{sentence.repeat(40)}</p> } },
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Invite user' });
    const { bottom } = screen.getByRole('button', { name: 'Send invite' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    const body = dialog.querySelector('[data-part="Body"]');
    await expect(body?.scrollHeight ?? 0).toBeGreaterThan(body?.clientHeight ?? 0);
  },
);

export const ScrolledBody = meta.story({
  tags: ['picture'],
  args: { children: <p>{sentence.repeat(60)}</p> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Invite user' });
    const body = dialog.querySelector('[data-part="Body"]');
    body?.scrollTo({ top: 48, behavior: 'instant' });
    await expect(body?.scrollTop).toBe(48);
  },
});

ScrolledBody.test('Content scrolled under the header ends at a line', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Invite user' });
  await expect(dialog.querySelector('[data-part="Body"]')?.scrollTop).toBe(48);
});

export const WithToolbar = meta.story({
  tags: ['picture'],
  args: {
    title: 'Billing',
    size: 'medium',
    toolbar: <Notice tone="caution" title="You act for Alder & Finch." />,
    body: 'bare',
    footer: undefined,
    children: (
      <DialogView footer={<Button tone="primary">Update plan</Button>}>
        <Notice title="The plan ends on 12-11-2026." />
      </DialogView>
    ),
  },
  play: async () => {
    const [bar, first] = (await screen.findByRole('dialog')).querySelectorAll(
      '[data-component="Notice"]',
    );
    const gap =
      (first?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
    // The toolbar's own padding, its hairline and the body's padding.
    await expect(gap).toBe(16 + 1 + 20);
  },
});

Example.test(
  'stacks its actions in a narrow window',
  {
    globals: { viewport: { value: 'narrow' } },
    args: {
      title: 'Billing',
      children: plan,
      footerStart: (
        <Bleed>
          <Button tone="quiet">Back to summary</Button>
        </Bleed>
      ),
      footer: <Button tone="primary">Confirm changes</Button>,
    },
  },
  async () => {
    const place = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();
    await screen.findByRole('dialog', { name: 'Billing' });
    const [main, back] = [place('Confirm changes'), place('Back to summary')];
    await expect(main.bottom).toBeLessThan(back.top);
    await expect(main.width).toBeGreaterThan(280);
  },
);

Example.test('escape and close call onClose', async ({ args, userEvent }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Example.test(
  'focus stays inside and returns',
  {
    args: { isOpen: undefined },
    render: (args) => (
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog {...args} />
      </DialogTrigger>
    ),
  },
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Invite user' });
    for (const _ of [1, 2, 3, 4, 5]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

/** A dialog whose views change, as billing's do. */
function TwoViews() {
  const [view, setView] = useState<'summary' | 'quantity'>('summary');
  return (
    <Dialog title={view === 'summary' ? 'Billing' : 'Number of products'} body="bare" isOpen>
      {view === 'summary' ? (
        <DialogView key={view} footer={<Button onPress={() => setView('quantity')}>Change</Button>}>
          <p>{plan.repeat(40)}</p>
        </DialogView>
      ) : (
        <DialogView
          key={view}
          footerStart={<Button tone="quiet">Go back</Button>}
          footer={<Button tone="primary">Confirm changes</Button>}
        >
          {quantity}
        </DialogView>
      )}
    </Dialog>
  );
}

export const ChangedView = meta.story({
  tags: ['picture'],
  render: () => <TwoViews />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Billing' });
    screen.getByRole('button', { name: 'Change' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog', { name: 'Number of products' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
  },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'dialog, Invite user',
      'banner',
      'heading, Invite user, level 2',
      'button, Close',
      'The person gets an email with a link. It is good for seven days, and only once.',
      'contentinfo',
      'button, Cancel',
      'button, Send invite',
    ],
    ['button, Close', 'button, Cancel', 'button, Send invite'],
  ),
);

Example.test(
  'is read by a screen reader (2)',
  { render: (args) => <OpenButton>{(state) => <Dialog {...args} {...state} />}</OpenButton> },
  screenReaderTest(
    ['button, Open'],
    ['button, Open'],
    [
      ['{Enter}', ['dialog, Invite user']],
      ['{Escape}', ['button, Open']],
    ],
  ),
);
