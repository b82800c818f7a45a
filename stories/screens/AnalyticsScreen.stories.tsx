import { daysOf } from '@hangtag/contract/wire/analytics';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { analytics, neverScanned } from '../fixtures/analytics.ts';
import { analyticsHandler, analyticsPath, symbolHandler } from '../mocks/analytics.ts';
import { neverRespond, respondWithForbidden, respondWithRefusal } from '../mocks/answers.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { expectForbidden, expectLoading } from '../support/expectScreenState.ts';

const asked: URLSearchParams[] = [];

const meta = preview.meta({
  title: 'Screens/Analytics',
  component: AppAtAddress,
  args: { address: '/analytics' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    asked.length = 0;
    await signInAs(msw);
    msw.use(analyticsHandler(analytics, asked));
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Scans rose 15%/ });
  },
});

Default.test('asks for the chosen days', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(canvas.getByRole('button', { name: /Period/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Last 7 days' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const days = asked.map((query) => {
    return daysOf(query.get('from') ?? '', query.get('to') ?? '');
  });
  await expect(days).toEqual([28, 7]);
});

export const OwnDays = meta.story({
  tags: ['!picture'],
  args: { address: '/analytics?from=2026-10-25&to=2026-11-07&compare=year' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      from: '2026-10-25',
      to: '2026-11-07',
      compare: 'year',
    });
  },
});

OwnDays.test('stay in the links to products', async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('link', { name: /Harvest Olive Oil/ });
  await expect(first).toHaveAttribute(
    'href',
    expect.stringMatching(/from=2026-10-25&to=2026-11-07&compare=year&product=/),
  );
});

export const OneProduct = meta.story({
  args: { address: '/analytics?product=4' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(asked.at(-1)?.get('productId')).toBe('4');
  },
});

export const NeverScanned = meta.story({
  beforeEach: ({ msw }) => msw.use(analyticsHandler(neverScanned), symbolHandler),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Waiting for the first scan' });
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWithRefusal('get', analyticsPath, 503, { message: 'Not now.' })),
  play: async ({ canvas }) => {
    await canvas.findByText('The figures didn’t load');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('get', analyticsPath)),
  play: expectLoading('Analytics', 'figures'),
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', analyticsPath)),
  play: expectForbidden('Analytics'),
});
