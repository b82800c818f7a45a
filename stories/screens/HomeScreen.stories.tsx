import { currentUser } from '@hangtag/app/stores/session';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { dashboard, dashboardOf, firstDay, dayWithoutScans } from '../fixtures/dashboard.ts';
import { merrow, oliveOil } from '../fixtures/productAnswer.ts';
import { product } from '../fixtures/products.ts';
import { companyHandler, productHandler, productPath, productsHandler } from '../mocks/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import {
  respondWithServerError,
  respondWithForbidden,
  respondWithRefusal,
  neverRespond,
} from '../mocks/answers.ts';
import { dashboardPath, dashboardHandler } from '../mocks/dashboard.ts';

/** The day that the screen names is fixed, so the picture is the same every day. */
const today = '2026-11-21T12:00:00Z';

const meta = preview.meta({
  title: 'Screens/Home',
  component: AppAtAddress,
  args: { address: '/' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    const letGo = freezeClock(today);
    await signInAs(msw);
    msw.use(dashboardHandler(dashboardOf(currentUser()?.id ?? 4)));
    return letGo;
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Two products are waiting to be published' });
  },
});

Ready.test(
  'The headline is the news, and every figure links to its list [F010]',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Two products are waiting to be published' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Linen Towel Set' })).toBeNull();
    const leadsTo = (name: string | RegExp, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leadsTo('Sea Salt Chocolate', '/product/8/details/content');
    await leadsTo('Add a card', '/?modal=billing');
    await leadsTo('Describe', '/assets/descriptions');
    await leadsTo('Log', '/company/log');
    await leadsTo('With unpublished changes', '/product?state=changed');
    await leadsTo('Published and up to date', '/product?state=published');
    await leadsTo('Archived', '/product?state=archived');
    await leadsTo('2 products never published', '/product?state=draft');
    await leadsTo('Low Tide Mug', '/product/6/details/real-code');
    await leadsTo('Open analytics', '/analytics');
  },
);

Ready.test(
  'Publish both publishes what the headline counts',
  async ({ canvas, msw, userEvent }) => {
    const published: string[] = [];
    msw.use(
      http.put('/api/companies/7/products/:productId/publish', ({ params }) => {
        published.push(String(params['productId']));
        return HttpResponse.json({});
      }),
      dashboardHandler(dayWithoutScans),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish both' }));
    await canvas.findByRole('heading', { name: 'Every published page is up to date' });
    await expect(published).toEqual(['4', '8']);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);

Ready.test('A refused page stays, with the reason', async ({ canvas, msw, userEvent }) => {
  msw.use(respondWithServerError('put', '/api/companies/7/products/8/publish'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish Sea Salt Chocolate' }));
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Publish Sea Salt Chocolate' })).toBeEnabled();
});

const overtaken = respondWithRefusal('put', `${productPath}/publish`, 409, {
  message: 'Somebody else changed this product. Look at their version first.',
  code: 'stale_write',
});
const changed = { ...oliveOil, published: true, hasUnpublishedChanges: true };

Ready.test(
  'A refusal is over once one has looked at the product and comes back',
  async ({ canvas, msw, userEvent }) => {
    msw.use(overtaken, productHandler(changed), companyHandler(merrow));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Publish Sea Salt Chocolate' }),
    );
    await canvas.findByText(/Look at their version first/);
    await userEvent.click(canvas.getByRole('link', { name: 'Sea Salt Chocolate' }));
    await canvas.findByRole('heading', { level: 1, name: 'Harvest Olive Oil' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('button', { name: 'Publish Sea Salt Chocolate' });
    await waitFor(() => expect(canvas.queryByText(/Look at their version first/)).toBeNull());
  },
);

Ready.test(
  'What somebody else has published meanwhile counts as published',
  async ({ canvas, msw, userEvent }) => {
    const publish = await canvas.findByRole('button', { name: 'Publish Sea Salt Chocolate' });
    const upToDate = { ...changed, hasUnpublishedChanges: false };
    msw.use(overtaken, productHandler(upToDate), dashboardHandler(dayWithoutScans));
    await userEvent.click(publish);
    await expect(await screen.findByText('Sea Salt Chocolate is published.')).toBeVisible();
    await expect(screen.queryByText(/could not be published/)).toBeNull();
  },
);

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('158 more than last week, today until 15:20 in both'),
    ).toBeVisible();
  },
});

export const MoreThanListed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    const waiting = { ...dashboard.waiting, changed: 3 };
    const rows = [4, 8, 9].map((id) => product(id, { changeCount: 1 }));
    msw.use(dashboardHandler({ ...dashboard, waiting }), productsHandler(rows));
  },
});

MoreThanListed.test(
  'All of them are named, and then published together',
  async ({ canvas, msw, userEvent }) => {
    const published: string[] = [];
    msw.use(
      http.put('/api/companies/7/products/:productId/publish', ({ params }) => {
        published.push(String(params['productId']));
        return HttpResponse.json({});
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish all 3' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText('Product 4, Product 8, and Product 9')).toBeVisible();
    await expect(published).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Publish all 3' }));
    await waitFor(() => expect(published).toEqual(['4', '8', '9']));
  },
);

export const QuietDay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(dashboardHandler(dayWithoutScans));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Every published page is up to date' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review changes' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(dashboardHandler(firstDay));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Three steps to your first page' });
  },
});

Empty.test('A new company sees its first steps [F010]', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Three steps to your first page' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Describe the product' })).toHaveAttribute(
    'href',
    '/product/7/details/summary',
  );
});

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', dashboardPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading dashboard')).toBeInTheDocument();
  },
);

Tests.test(
  'refused',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('get', dashboardPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
  },
);

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', dashboardPath));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The dashboard didn’t load');
  },
});

Failed.test(
  'A failed load is drawn in place, with Retry and without a toast [F056] [X13]',
  async ({ canvas }) => {
    await expect(await canvas.findByText('The dashboard didn’t load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Error!')).toBeNull();
  },
);
