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
  product: ProductHeaderFacts;
}

/** The editor's head: whose page it is, what people see of it now, where the typed text is, and its views. */
export function ProductHeader({ product, tabs, current, ...actions }: ProductHeaderProps) {
  return (
    <EditorHeader
      name={product.name}
      previewUrl={product.previewUrl}
      facts={
        <>
          <span className={css.model}>{product.model || 'No model yet'}</span>
          <ProductStatus product={product} />
        </>
      }
      tabs={tabs}
      current={current}
      actions={
        <PublishActions {...actions} publishDate={product.published ? product.publishDate : null} />
      }
    />
  );
}
