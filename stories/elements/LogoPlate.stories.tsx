import { LogoPlate } from '@hangtag/ui/elements/LogoPlate';
import { Image } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LogoPlate.tsx';
import { merrowLogo } from '../fixtures/companies.ts';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/LogoPlate',
  component: LogoPlate,
  parameters: { usage },
  args: { src: merrowLogo, children: 'M' },
});

export const Example = meta.story({});

const gone = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { frame: 'fit' },
  render: () => (
    <Matrix
      label="Plates"
      rows={[
        {
          name: 'In a row',
          cells: {
            Shown: <LogoPlate src={merrowLogo}>M</LogoPlate>,
            None: <LogoPlate src={null}>M</LogoPlate>,
            'Did not come': <LogoPlate src={gone}>M</LogoPlate>,
          },
        },
        {
          name: 'As wide as its place',
          cells: {
            Shown: <Wide src={merrowLogo} />,
            None: <Wide src={null} />,
            'Did not come': <Wide src={gone} />,
          },
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-component="LogoPlate"]')].map((plate) =>
          plate.getAttribute('data-state'),
        ),
      ).toEqual(['shown', 'empty', 'empty', 'shown', 'empty', 'empty']),
    );
  },
});

EveryState.test(
  'A logo is shown whole on its own ground in every theme; initials or an icon without one',
  async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-component="LogoPlate"]')].map((plate) =>
          plate.getAttribute('data-state'),
        ),
      ).toEqual(['shown', 'empty', 'empty', 'shown', 'empty', 'empty']),
    );
  },
);

const Wide = ({ src }: { src: string | null }) => (
  <div style={{ width: 160 }}>
    <LogoPlate src={src} size="fill">
      <Image size={24} />
    </LogoPlate>
  </div>
);

Example.test('is read by a screen reader', screenReaderTest([], []));
