import { type DataColumn, DataTable } from '@hangtag/ui/elements/DataTable';
import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { CtaList, noFilter } from '@hangtag/ui/patterns/CtaList';
import { PaymentMethodList } from '@hangtag/ui/patterns/PaymentMethodList';
import { ProductList } from '@hangtag/ui/patterns/ProductList';
import { SectionList, type SectionListProps } from '@hangtag/ui/patterns/SectionList';
import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowCtas } from '../fixtures/ctas.ts';
import { amex, mastercard, visa } from '../fixtures/customer.ts';
import { pictures } from '../fixtures/files.ts';
import { payments, type Payment } from '../fixtures/payments.ts';
import { manyProducts } from '../fixtures/products.ts';
import { sectionEntries } from '../fixtures/sections.ts';
import { people, usersAnswer } from '../fixtures/users.ts';
import { galleryArgs, readyFiles } from '../support/galleryArgs.ts';
import { productListArgs, readyProducts } from '../support/StatefulProductList.tsx';
import { paymentMethodArgs } from '../support/paymentMethodArgs.ts';
import { type CountedReads, countReads, Rerendered } from '../support/RenderCounter.tsx';
import { userTableArgs } from '../support/userTableArgs.ts';

const meta = preview.meta({
  title: 'Patterns/App/Renders',
  component: Rerendered,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: () => null },
});

/** The parent renders again with equal props: the rows are not rendered again. */
async function expectNoneRendered<Thing>({ take, things }: CountedReads<Thing>) {
  const first = take();
  await expect(first.filter((reads) => reads > 0).length).toBeGreaterThan(
    Math.min(4, things.length - 1),
  );
  const again = screen.getByRole('button', { name: /Draw again/, hidden: true });
  // A dialog traps the pointer; the press itself is not under test.
  for (let times = 0; times < 3; times += 1) await fireEvent.click(again);
  await expect(again).toHaveTextContent('3 times');
  await expect(take().filter((reads) => reads > 0)).toEqual([]);
}

const products = countReads(manyProducts(8), 'name');
Tests.test(
  'A product list rendered again renders no card',
  {
    args: {
      children: () => (
        <ProductList
          {...productListArgs}
          content={readyProducts([...products.things])}
          hrefOf={({ productId }) => `/product/${productId}`}
          onCopy={(product) => productListArgs.onCopy(product)}
          onRestore={(product) => productListArgs.onRestore(product)}
        />
      ),
    },
  },
  () => expectNoneRendered(products),
);

const files = countReads(pictures(46), 'assetName');
Tests.test(
  'A gallery rendered again renders no tile',
  {
    args: {
      children: () => (
        <AssetGallery
          {...galleryArgs}
          content={readyFiles(files.things)}
          onUpload={(chosen) => galleryArgs.onUpload?.(chosen)}
          onSelect={(chosen) => galleryArgs.onSelect(chosen)}
        />
      ),
    },
  },
  async () => {
    await screen.findAllByRole('row');
    await expectNoneRendered(files);
  },
);

const users = countReads(people, 'email');
Tests.test(
  'A user table rendered again renders no row',
  {
    args: {
      children: () => (
        <UserTable
          {...userTableArgs}
          content={{
            phase: 'ready',
            answer: usersAnswer([...users.things], { total: 5 }),
            isStale: false,
          }}
          onForget={(id) => userTableArgs.onForget(id)}
          onEdit={(user, change) => userTableArgs.onEdit(user, change)}
        />
      ),
    },
  },
  () => expectNoneRendered(users),
);

const sectionArgs: SectionListProps = {
  sections: [],
  selected: 'section-1',
  onSelect: fn(),
  limit: 1000,
  planName: null,
  fullReason: null,
  available: [],
  onAdd: fn(),
  onMove: fn(),
  onRemove: fn(),
  onVisibilityChange: fn(),
};

/** The rows' own order, as in a store. */
function Ordered() {
  const [order, setOrder] = useState(() => sectionEntries(7));
  return (
    <SectionList
      {...sectionArgs}
      sections={order}
      onMove={(id, place) => {
        const rest = order.filter((section) => section.id !== id);
        setOrder(rest.toSpliced(place, 0, ...order.filter((section) => section.id === id)));
      }}
    />
  );
}

Tests.test(
  'A memoised row has its new position',
  { args: { children: () => <Ordered /> } },
  async ({ canvas, userEvent }) => {
    for (const place of [3, 4]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Facts' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
      await expect(canvas.getByText(`Facts is now ${place} of 7.`)).toBeInTheDocument();
    }
  },
);

const sections = countReads(sectionEntries(7), 'kind');
Tests.test(
  'A section list rendered again renders no row',
  {
    args: {
      children: () => (
        <SectionList {...sectionArgs} sections={sections.things} onMove={() => undefined} />
      ),
    },
  },
  () => expectNoneRendered(sections),
);

const paid = countReads(payments(6), 'cents');
const paidColumns: readonly DataColumn<Payment>[] = [
  { id: 'name', name: 'Description', cell: ({ description }) => description, part: 'title' },
  { id: 'cents', name: 'Cents', cell: ({ cents }) => cents, part: 'figure' },
];
Tests.test(
  'A data table rendered again renders no row',
  {
    args: {
      children: () => (
        <DataTable
          aria-label="Payments"
          columns={paidColumns}
          content={{ phase: 'ready', items: paid.things }}
          idOf={({ id }) => id}
          nameOf={({ description }) => description}
          emptyState={null}
          onRowAction={() => undefined}
        />
      ),
    },
  },
  () => expectNoneRendered(paid),
);

const calls = countReads(merrowCtas, 'target');
Tests.test(
  'A list of calls to action rendered again renders no row',
  {
    args: {
      children: () => (
        <CtaList
          content={{ phase: 'ready', ctas: calls.things }}
          onCreate={() => undefined}
          onEdit={() => undefined}
          onMove={() => undefined}
          onDelete={() => Promise.resolve(true)}
          filter={noFilter}
          onFilter={() => undefined}
          onRetry={() => undefined}
        />
      ),
    },
  },
  () => expectNoneRendered(calls),
);

const cards = countReads([visa, mastercard, amex], 'exp_year');
Tests.test(
  'A list of cards rendered again renders no row',
  {
    args: {
      children: () => (
        <PaymentMethodList
          {...paymentMethodArgs}
          methods={cards.things}
          onMakeDefault={() => undefined}
          onDelete={() => undefined}
        />
      ),
    },
  },
  () => expectNoneRendered(cards),
);
