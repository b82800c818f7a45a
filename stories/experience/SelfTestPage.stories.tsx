import { barePage, merrow } from '@hangtag/experience/testing/pages';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { SelfTestPage } from '@hangtag/experience/view/SelfTestPage';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const cookies = { name: 'Cookies', isPassed: true, finding: 'The page sets none.' } as const;
const links = { name: 'Links elsewhere', isPassed: true, finding: 'None.' } as const;
const shown = {
  name: 'Sections shown',
  isPassed: null,
  finding: 'Ingredients, Nutrition',
} as const;

const meta = preview.meta({
  title: 'Public page/Self-test',
  component: SelfTestPage,
  tags: ['!picture'],
  args: {
    brand: { ...barePage.brand, url: '' },
    product: 'Harvest Riesling',
    address: 'https://merrow.example/p/7K3M04119Z',
    checks: [cookies, links, shown],
  },
  render: (args) => (
    <PageFrame theme={merrow} hasHead={false}>
      <SelfTestPage {...args} />
    </PageFrame>
  ),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
});

export const Passed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It passes\./)).toBeVisible();
    await expect(canvas.getAllByText('Passed.')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: {
    checks: [cookies, { ...links, isPassed: false, finding: 'Found: shop.example.' }, shown],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One line fails\./)).toBeVisible();
    await expect(canvas.getByText(/Found: shop\.example\./)).toBeVisible();
  },
});
