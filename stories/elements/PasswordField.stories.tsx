import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Elements/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password' as const,
    defaultValue: 'a fine long one',
    size: 'large' as const,
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const ShowsAndHidesByKeyboard = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});
