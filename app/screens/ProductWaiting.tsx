import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import type { LinkTab } from '@hangtag/ui/elements/LinkTabs';
import { EditorHeader } from '@hangtag/ui/patterns/EditorHeader';
import type { ReactNode } from 'react';
import { EditorLoading } from './EditorLoading.tsx';
import { FormLoading } from './FormLoading.tsx';

interface ProductHeadProps {
  tabs: readonly LinkTab[];
  /** `href` of the tab that is shown. */
  current: string;
  /** What stands under the title. */
  facts: ReactNode;
}

/** The head of a product of which nothing is known: the page has its title, and keeps its height. */
export function UnknownProductHead({ tabs, current, facts }: ProductHeadProps) {
  return (
    <EditorHeader name="Product" previewUrl={null} facts={facts} tabs={tabs} current={current} />
  );
}

/** Said in the place of what is true of a product. */
export const NotLoaded = () => (
  <Text kind="data" tone="second" as="span">
    Not loaded
  </Text>
);

/** The places of a product's head and of the tab that is open, while it loads. */
export function LoadingProduct(head: Omit<ProductHeadProps, 'facts'>) {
  return (
    <>
      <UnknownProductHead {...head} facts={<Skeleton width="180px" />} />
      {head.current.endsWith('/content') ? (
        <EditorLoading />
      ) : (
        <Page width="form">
          <FormLoading />
        </Page>
      )}
    </>
  );
}
