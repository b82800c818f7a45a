import { Divider } from '@hangtag/ui/elements/Divider';
import { Ring } from '@hangtag/ui/elements/Ring';
import { Text } from '@hangtag/ui/elements/Text';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Divider.tsx';
import { expectHeard } from '../support/screenReader.ts';
import { spokenAs } from '../support/spokenAs.ts';

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

export const RingExample = meta.story({
  render: () => <Ring aria-label="Saving" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
});

export const VisuallyHiddenExample = meta.story({
  render: () => (
    <Text>
      3 changes <VisuallyHidden>since 11-02-2026</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('since 11-02-2026').offsetWidth).toBe(1);
  },
});

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

export const VisuallyHiddenIsHeard = meta.story({
  name: 'Words that come with what is busy are heard once, and are gone with it',
  render: () => <Arriving />,
  play: async ({ canvas }) => {
    const load = canvas.getByRole('button', { name: 'Load' });
    await expectHeard(() => fireEvent.click(load), ['polite: Loading users']);
    const region = document.querySelector('[role="log"]');
    await expect(region).toHaveTextContent('Loading users');
    await expect(region?.closest('[aria-busy]')).toBeNull();
    await fireEvent.click(load);
    await expect(region).toBeEmptyDOMElement();
  },
});

export const Spoken = meta.story({
  ...spokenAs(
    ['3 changes', 'since 11-02-2026', 'progressbar, Saving, max value 100, min value 0'],
    [],
  ),
  render: () => (
    <>
      <Text>
        3 changes <VisuallyHidden>since 11-02-2026</VisuallyHidden>
      </Text>
      <Divider />
      <Ring aria-label="Saving" />
    </>
  ),
});
