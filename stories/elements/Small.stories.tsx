import { Divider } from '@hangtag/ui/elements/Divider';
import { Ring } from '@hangtag/ui/elements/Ring';
import { Text } from '@hangtag/ui/elements/Text';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useState } from 'react';
import { expect, fireEvent, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Divider.tsx';
import { expectAnnounced } from '../support/screenReader.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Divider, Ring, VisuallyHidden',
  component: Divider,
  parameters: { usage },
});

export const DividerExample = meta.story({
  tags: ['picture'],
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Inline>
        <Text>Before</Text>
        <Divider runs="down" />
        <Text>After</Text>
      </Inline>
      <Divider line="strong" />
    </Stack>
  ),
});

DividerExample.test(
  'ring example',
  { render: () => <Ring aria-label="Saving" /> },
  async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
);

DividerExample.test(
  'visually hidden example',
  {
    render: () => (
      <Text>
        3 changes <VisuallyHidden>since 11-02-2026</VisuallyHidden>
      </Text>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('since 11-02-2026').offsetWidth).toBe(1);
  },
);

function Arriving() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLoading(!isLoading)}>
        Load
      </button>
      {isLoading && (
        <div aria-busy>
          <VisuallyHidden announcement="once">Loading users</VisuallyHidden>
        </div>
      )}
    </>
  );
}

DividerExample.test(
  'The words of a busy state are announced once, and disappear with it',
  { render: () => <Arriving /> },
  async ({ canvas }) => {
    const load = canvas.getByRole('button', { name: 'Load' });
    await expectAnnounced(() => fireEvent.click(load), ['polite: Loading users']);
    const words = screen.getByText('Loading users', { selector: '[role="log"] *' });
    const region = words.closest('[role="log"]');
    await expect(region?.closest('[aria-busy]')).toBeNull();
    await fireEvent.click(load);
    await expect(region).toBeEmptyDOMElement();
  },
);

DividerExample.test(
  'is read by a screen reader',
  {
    render: () => (
      <>
        <Text>
          3 changes <VisuallyHidden>since 11-02-2026</VisuallyHidden>
        </Text>
        <Divider />
        <Ring aria-label="Saving" />
      </>
    ),
  },
  screenReaderTest(
    ['3 changes', 'since 11-02-2026', 'progressbar, Saving, max value 100, min value 0'],
    [],
  ),
);
