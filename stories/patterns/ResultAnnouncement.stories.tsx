import { CompaniesTable } from '@hangtag/ui/patterns/CompaniesTable';
import { ProductList } from '@hangtag/ui/patterns/ProductList';
import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { companiesAnswer, companyRows } from '../fixtures/companyRows.ts';
import { manyProducts } from '../fixtures/products.ts';
import { people, usersAnswer, wes } from '../fixtures/users.ts';
import { withPage, productListArgs, readyProducts } from '../support/StatefulProductList.tsx';
import { expectAnnounced } from '../support/screenReader.ts';
import { userTableArgs } from '../support/userTableArgs.ts';

const meta = preview.meta({
  title: 'Patterns/App/Result announcements',
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

/** The earlier result, a newer one loading, then the requested one. */
const steps = ['before', 'stale', 'found', 'stale', 'none'] as const;
type Step = (typeof steps)[number];

function Asked({ children }: { readonly children: (step: Step) => ReactNode }) {
  const [place, setPlace] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Next step
      </button>
      {children(steps[place] ?? 'none')}
    </>
  );
}

/** Each step is announced once; the initial state is not. */
async function expectSaid(loading: string, found: string, none: string) {
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await expectAnnounced(next, [`polite: ${loading}`]);
  await expectAnnounced(next, [`polite: ${found}`]);
  await next();
  await expectAnnounced(next, [`polite: ${none}`]);
}

Tests.test(
  'A search of users announces the count',
  {
    render: () => (
      <Asked>
        {(step) => (
          <UserTable
            {...userTableArgs}
            search={step === 'before' ? '' : 'wes'}
            content={{
              phase: 'ready',
              answer: usersAnswer({ before: people, stale: people, found: [wes], none: [] }[step]),
              isStale: step === 'stale',
            }}
          />
        )}
      </Asked>
    ),
  },
  () => expectSaid('Loading users', '1–1 of 1 user', 'Nobody fits'),
);

Tests.test(
  'A search of products announces the count and the page',
  {
    decorators: [withPage],
    render: () => (
      <Asked>
        {(step) => (
          <ProductList
            {...productListArgs}
            search={step === 'before' ? '' : 'tea'}
            content={{
              ...readyProducts(manyProducts(step === 'none' ? 0 : 2), step === 'found' ? 3 : 1),
              isStale: step === 'stale',
            }}
          />
        )}
      </Asked>
    ),
  },
  () => expectSaid('Loading products', '6 products, page 1 of 3', 'No product fits'),
);

Tests.test(
  'A search of companies announces the range',
  {
    render: () => (
      <Asked>
        {(step) => (
          <CompaniesTable
            filter={{ search: step === 'before' ? '' : 'mer', type: 'all', status: 'all' }}
            onFilter={fn()}
            order="alpha"
            onOrderChange={fn()}
            onPageChange={fn()}
            onRetry={fn()}
            hrefOf={({ companyId }) => `/admin/companies/${companyId}/details`}
            content={{
              phase: 'ready',
              answer: companiesAnswer(companyRows.slice(0, step === 'none' ? 0 : 2)),
              isStale: step === 'stale',
            }}
          />
        )}
      </Asked>
    ),
  },
  () => expectSaid('Loading companies', '1–2 of 2 companies', 'No company fits'),
);
