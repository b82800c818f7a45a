import type { WaitingProduct } from '@hangtag/contract/wire/dashboard';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { CardLink } from '../../elements/CardLink/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { noBreakDates } from '../../support/noBreakDates.tsx';
import * as css from './WaitingProducts.css.ts';
import { savedWords, statusWords, whatChanged } from './waitingWords.ts';

/** The publishing of one product: in progress, or why it was refused. */
export type PublishProgress = 'busy' | { readonly problem: string };

export interface WaitingProductsProps {
  /** Products whose drafts differ from their pages, or that have no page yet. */
  products: readonly WaitingProduct[];
  /** Address of a product's editor. */
  hrefOf: (product: WaitingProduct) => string;
  /** The reader's own id: "you" in place of the name. */
  readerId: number;
  /** Publishes a product that has a page already; absent where the reader can't. */
  onPublish?: (product: WaitingProduct) => void;
  /** The publishing of each product, by id. @default {} */
  progress?: Readonly<Record<number, PublishProgress>>;
}

/** Products with unpublished changes: what changed, who saved it, and publishing it. */
export function WaitingProducts(props: WaitingProductsProps) {
  const { products, hrefOf, readerId, onPublish, progress = {} } = props;
  return (
    <ul className={css.list} aria-label="Waiting to be published" data-component="WaitingProducts">
      {products.map((product) => (
        <li key={product.productId} className={css.row}>
          <div className={css.picture}>
            <Picture
              src={product.previewUrl}
              alt=""
              width={280}
              height={280}
              placeholder={<TagDrawing state="plain" />}
            />
          </div>
          <div className={css.words}>
            <h2 className={css.name}>
              <CardLink href={hrefOf(product)}>{product.name}</CardLink>
            </h2>
            <p className={css.note}>
              {product.published && `${whatChanged(product.changes)} `}
              {noBreakDates(savedWords(product, readerId))}
            </p>
            <StatusMark shape={product.published ? 'half' : 'dashed'}>
              {noBreakDates(statusWords(product))}
            </StatusMark>
            <Refusal of={progress[product.productId]} />
          </div>
          <span className={css.action} aria-hidden>
            Review
          </span>
          {onPublish && product.published && (
            <span className={css.publish}>
              <Button
                onPress={() => onPublish(product)}
                isPending={progress[product.productId] === 'busy'}
              >
                Publish
                <VisuallyHidden> {product.name}</VisuallyHidden>
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Refusal({ of: progress }: { of: PublishProgress | undefined }) {
  if (typeof progress !== 'object') return null;
  return (
    <p className={css.problem} role="alert">
      {progress.problem}
    </p>
  );
}
