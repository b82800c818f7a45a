/** The docs pages of Storybook, loaded when one is opened: stories and their tests load none of it. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, lazy } from 'react';

const Container = lazy(async () => ({ default: (await import('./Container.tsx')).Container }));
const Page = lazy(async () => ({ default: (await import('./Page.tsx')).Page }));

/** `parameters.docs` of the preview. */
export const docs = {
  toc: { headingSelector: 'h2' },
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
