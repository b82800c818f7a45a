import { Link } from '@hangtag/ui/elements/Link';
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

/** The facts that the header shows of a product. */
export type ProductHeaderFacts = ProductStatusProps['product'] & {
  readonly name: string;
  readonly model: string;
  readonly previewUrl: string | null;
};

export interface ProductHeaderProps
  extends
    Omit<PublishActionsProps, 'publishDate' | 'what'>,
    Pick<EditorHeaderProps, 'tabs' | 'current'> {
  /** The loaded product; while it loads the header keeps its layout and tabs, without actions. */
  product: ProductHeaderFacts | 'loading' | 'failed';
  /** The product's own figures; shown once its page is up. */
  figuresHref?: string;
}

/** The text in place of the product's facts. */
const unknown = {
  loading: <Skeleton width="180px" />,
  failed: (
    <Text kind="data" tone="second" as="span">
      Not loaded
    </Text>
  ),
};

/** The product editor's header: name, public state, save state and tabs. */
export function ProductHeader({
  product,
  tabs,
  current,
  figuresHref,
  ...actions
}: ProductHeaderProps) {
  const views = { tabs, current };
  // The same element in every state, so that a focused tab keeps focus.
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
          {figuresHref && product.published && (
            <span className={css.fact}>
              <Link href={figuresHref}>Analytics</Link>
            </span>
          )}
        </div>
      }
      {...views}
      actions={
        <PublishActions {...actions} publishDate={product.published ? product.publishDate : null} />
      }
    />
  );
}
