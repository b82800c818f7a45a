import { Dialog } from '@hangtag/ui/elements/Dialog';
import { ApiTokenList } from '@hangtag/ui/patterns/ApiTokenList';
import { CtaList, noFilter } from '@hangtag/ui/patterns/CtaList';
import { PaymentMethodList } from '@hangtag/ui/patterns/PaymentMethodList';
import { type UserRowStatus, UserTable } from '@hangtag/ui/patterns/UserTable';
import { useState } from 'react';
import { configure, expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowTokens } from '../fixtures/apiTokens.ts';
import { merrowCtas } from '../fixtures/ctas.ts';
import { mastercard, visa } from '../fixtures/customer.ts';
import { people, usersAnswer } from '../fixtures/users.ts';
import { paymentMethodArgs } from '../support/paymentMethodArgs.ts';
import { tabTo } from '../support/tabTo.ts';
import { userTableArgs } from '../support/userTableArgs.ts';

// A menu is compiled when it first opens, on a machine that may be busy.
configure({ asyncUtilTimeout: 8000 });

const meta = preview.meta({
  title: 'Patterns/App/Focus',
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

const onClose = fn();

/** The table in its modal: a sent invitation adds a link, and a revoked one leaves. */
function Users() {
  const [users, setUsers] = useState(people);
  const [news, setNews] = useState<Readonly<Record<number, UserRowStatus>>>({});
  return (
    <Dialog title="User management" size="large" isOpen onClose={onClose}>
      <UserTable
        {...userTableArgs}
        rowStatus={news}
        content={{ phase: 'ready', answer: usersAnswer(users), isStale: false }}
        onResend={async ({ id }) => {
          setNews({ [id]: { work: { kind: 'resend' } } });
          await Promise.resolve();
          setNews({ [id]: { link: 'https://hangtag.example/register?token=secret' } });
          return true;
        }}
        onRevoke={async ({ id }) => {
          await Promise.resolve();
          setUsers(users.filter((user) => user.id !== id));
          return true;
        }}
      />
    </Dialog>
  );
}

const wes = 'wes.okafor@studio-lund.example';

Tests.test(
  'Focus moves to the link after an invitation was resent, and Escape still closes',
  { render: () => <Users /> },
  async ({ userEvent }) => {
    onClose.mockClear();
    await tabTo(userEvent, await screen.findByRole('button', { name: `Resend invite to ${wes}` }));
    await userEvent.keyboard('{Enter}');
    const copy = await screen.findByRole('button', { name: `Copy link for ${wes}` });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'Focus moves to the table after an invitation was revoked',
  { render: () => <Users /> },
  async ({ userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: `Actions for ${wes}` }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke invite' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke invite' }));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Users' })).toHaveFocus());
  },
);

function Tokens() {
  const [tokens, setTokens] = useState(merrowTokens.slice(0, 2));
  return (
    <ApiTokenList
      content={{ phase: 'ready', tokens }}
      onCreate={fn()}
      onRetry={fn()}
      onRevoke={async ({ id }) => {
        await Promise.resolve();
        setTokens(tokens.filter((token) => token.id !== id));
        return true;
      }}
    />
  );
}

Tests.test(
  'Focus moves to the table after a token was revoked, after the last one to `New token`',
  { render: () => <Tokens /> },
  async ({ canvas, userEvent }) => {
    const revoke = async () => {
      const [button] = canvas.getAllByRole('button', { name: /^Revoke/ });
      if (!button) throw new Error('There is no token.');
      await tabTo(userEvent, button);
      await userEvent.keyboard('{Enter}');
      await tabTo(userEvent, await screen.findByRole('button', { name: 'Revoke token' }));
      await userEvent.keyboard('{Enter}');
    };
    await revoke();
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
    await revoke();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New token' })).toHaveFocus());
  },
);

/** Adds and removes cards. */
function Cards() {
  const [methods, setMethods] = useState<readonly (typeof visa)[]>([]);
  return (
    <PaymentMethodList
      {...paymentMethodArgs}
      isPlanActive={false}
      methods={methods}
      onAdd={() => setMethods([visa, mastercard])}
      onMakeDefault={(id) =>
        setMethods(methods.map((each) => ({ ...each, default: each.id === id })))
      }
      onDelete={(id) => setMethods(methods.filter((each) => each.id !== id))}
    />
  );
}

Tests.test(
  'Focus stays in a list of cards that was empty, and moves on with its last card',
  { render: () => <Cards /> },
  async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add payment method' });
    const press = async (name: RegExp, inside = canvas) => {
      const [button] = inside.getAllByRole('button', { name });
      if (!button) throw new Error('There is no card.');
      await tabTo(userEvent, button);
      await userEvent.keyboard('{Enter}');
    };
    await tabTo(userEvent, add);
    await userEvent.keyboard('{Enter}');
    await press(/^Make default Mastercard/);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveFocus());
    for (const takesOver of [() => canvas.getByRole('list'), () => add]) {
      await press(/^Delete/);
      await tabTo(userEvent, await screen.findByRole('button', { name: 'Delete card' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(takesOver()).toHaveFocus());
    }
  },
);

function Calls() {
  const [ctas, setCtas] = useState(merrowCtas.slice(0, 2));
  return (
    <CtaList
      content={{ phase: 'ready', ctas }}
      onCreate={fn()}
      onEdit={fn()}
      onMove={fn()}
      filter={noFilter}
      onFilter={fn()}
      onRetry={fn()}
      onDelete={async ({ ctaId }) => {
        await Promise.resolve();
        setCtas(ctas.filter((each) => each.ctaId !== ctaId));
        return true;
      }}
    />
  );
}

Tests.test(
  'Focus moves to the list after a call to action was removed, after the last one to its creation',
  { render: () => <Calls /> },
  async ({ canvas, userEvent }) => {
    const remove = async (label: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${label}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    await remove('Buy online');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    const isInList = () => canvas.getByRole('grid').contains(document.activeElement);
    await waitFor(() => expect(isInList()).toBe(true));
    await remove('Find a shop');
    const create = await canvas.findByRole('button', { name: 'New call to action' });
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(create).toHaveFocus());
  },
);

Tests.test(
  'A list takes no focus that is elsewhere',
  { render: () => <Tokens /> },
  async ({ canvas, canvasElement, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Revoke/ });
    button?.focus();
    await userEvent.click(canvasElement);
    await expect(document.body).toHaveFocus();
    button?.remove();
    await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  },
);
