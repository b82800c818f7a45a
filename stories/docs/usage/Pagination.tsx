import { Pagination } from '@hangtag/ui/elements/Pagination';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Pagination`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Name the list whose pages these are.',
    shows: () => (
      <Stateful start={2}>
        {(page, setPage) => (
          <Pagination aria-label="Pages of products" page={page} count={5} onPageChange={setPage} />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t show it for one page.',
    shows: () => (
      <Pagination
        aria-label="Pages of products"
        page={1}
        count={1}
        onPageChange={() => undefined}
      />
    ),
  },
  keyboard: [
    ['Tab, Shift Tab', 'move from page to page'],
    ['Enter, Space', 'turn to it; at either end the page itself takes the focus'],
  ],
};
