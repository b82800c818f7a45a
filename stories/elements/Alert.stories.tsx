import { Alert } from '@hangtag/ui/elements/Alert';
import { Link } from '@hangtag/ui/elements/Link';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Alert.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { LoadThenShow } from '../support/LoadThenShow.tsx';

const meta = preview.meta({
  title: 'Elements/Alert',
  component: Alert,
  parameters: { usage },
  args: { children: 'Two fields need another look. Nothing was saved.' },
});

export const Example = meta.story({
  tags: ['picture'],
});

Example.test('It takes focus and is announced at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveFocus();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved.');
  // The focus moves here for screen readers without a ring, which would suggest a control.
  await expect(getComputedStyle(canvas.getByRole('alert')).outlineStyle).toBe('none');
});

export const WithAction = meta.story({
  tags: ['picture'],
  args: {
    tone: 'caution',
    children: 'This address has an account already.',
    actions: <Link href="/login">Sign in instead</Link>,
  },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(['alert', 'Two fields need another look. Nothing was saved.'], []),
);

Example.test(
  'is read by a screen reader (2)',
  { render: (args) => <LoadThenShow loading={null} ready={<Alert {...args} />} /> },
  screenReaderTest(['button, Let it come'], ['button, Let it come'], [['{Enter}', ['alert']]]),
);
