import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import {
  EditorHeader,
  type EditorHeaderProps,
  PublishActions,
  type PublishActionsProps,
} from '@hangtag/ui/patterns/EditorHeader';
import { ProductStatus, type ProductStatusProps } from '@hangtag/ui/patterns/ProductStatus';
import * as css from './ProductHeader.css.ts';

/** What the header tells of a product. */
export type ProductHeaderFacts = ProductStatusProps['product'] & {
  readonly name: string;
  readonly model: string;
  readonly previewUrl: string | null;
};

export interface ProductHeaderProps
  extends
    Omit<PublishActionsProps, 'publishDate' | 'what'>,
    Pick<EditorHeaderProps, 'tabs' | 'current'> {
  /** What is known of the product; until then the head keeps its place and its views, and offers nothing. */
  product: ProductHeaderFacts | 'loading' | 'failed';
}

/** Said in the place of what is true of a product. */
const unknown = {
  loading: <Skeleton width="180px" />,
  failed: (
    <Text kind="data" tone="second" as="span">
      Not loaded
    </Text>
  ),
};

/** The editor's head: whose page it is, what people see of it now, where the typed text is, and its views. */
export function ProductHeader({ product, tabs, current, ...actions }: ProductHeaderProps) {
  const views = { tabs, current };
  // The same element before and after, so that a view that has the focus keeps it.
  if (typeof product === 'string')
    return <EditorHeader name="Product" previewUrl={null} facts={unknown[product]} {...views} />;
  return (
    <EditorHeader
      name={product.name}
      previewUrl={product.previewUrl}
      facts={
        <div className={css.facts}>
          <span className={`${css.fact} ${css.model}`}>{product.model || 'No model yet'}</span>
          <span className={css.fact}>
            <ProductStatus product={product} />
          </span>
        </div>
      }
      {...views}
      actions={
        <PublishActions {...actions} publishDate={product.published ? product.publishDate : null} />
      }
    />
  );
}
