import { Ellipsis, Eye } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { LinkTabs, type LinkTab } from '../../elements/LinkTabs/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { ProductStatus, type ProductStatusProps } from '@hangtag/ui/patterns/ProductStatus';
import * as css from './ProductHeader.css.ts';
import { SaveState, type SaveStateProps } from './SaveState.tsx';

/** What the header tells of a product. */
export type ProductHeaderFacts = ProductStatusProps['product'] & {
  readonly name: string;
  readonly model: string;
  readonly previewUrl: string | null;
};

export interface ProductHeaderProps extends SaveStateProps {
  product: ProductHeaderFacts;
  /** The editor's views, in order. */
  tabs: readonly LinkTab[];
  /** `href` of the view that is shown. */
  current: string;
  /** How many changes the draft holds against the published page. */
  changeCount: number;
  /** Opens the list of changes, from which one publishes. */
  onPublish: () => void;
  /** Why publishing is closed, with its way out; null when it is open. */
  publishLocked: string | null;
  /** Asks to take the page down; absent while nothing is published. */
  onUnpublish?: () => void;
  /** Address of the draft's preview; absent while there is none. */
  previewHref?: string;
}

/** The editor's head: whose page it is, what people see of it now, where the typed text is, and its views. */
export function ProductHeader(props: ProductHeaderProps) {
  const { product, tabs, current, previewHref, onUnpublish } = props;
  return (
    <header className={css.header} data-component="ProductHeader">
      <div className={css.row}>
        <div className={css.thumb}>
          <Picture
            src={product.previewUrl}
            alt=""
            width={52}
            height={52}
            loading="eager"
            placeholder={<TagDrawing state="plain" />}
          />
        </div>
        <div className={css.titles}>
          <Heading level={1} kind="editorTitle" takesFocus>
            {product.name}
          </Heading>
          <div className={css.facts}>
            <span className={css.model}>{product.model || 'No model yet'}</span>
            <ProductStatus product={product} />
          </div>
        </div>
        <div className={css.actions}>
          <div className={css.saved}>
            <SaveState {...props} />
            <Changes {...props} />
          </div>
          {previewHref && (
            <LinkButton href={previewHref} icon={Eye} target="_blank">
              Preview
            </LinkButton>
          )}
          {props.publishLocked === null ? (
            <Button tone="primary" onPress={props.onPublish}>
              Publish
            </Button>
          ) : (
            <LockedButton tone="primary" reason={props.publishLocked}>
              Publish
            </LockedButton>
          )}
          {onUnpublish && (
            <MenuTrigger>
              <IconButton icon={Ellipsis} aria-label="More actions" />
              <Menu placement="bottom end">
                <MenuItem id="unpublish" tone="danger" onAction={onUnpublish}>
                  Unpublish
                </MenuItem>
              </Menu>
            </MenuTrigger>
          )}
        </div>
      </div>
      <LinkTabs aria-label={`Views of ${product.name}`} tabs={tabs} current={current} />
    </header>
  );
}

/** "3 changes since 11-02-2026", which opens their list. */
function Changes({ product, changeCount, onPublish, publishLocked }: ProductHeaderProps) {
  if (!product.published || changeCount === 0 || !product.publishDate) return null;
  const words = `${plural(changeCount, 'change')} since ${formatDate(product.publishDate)}`;
  if (publishLocked !== null) return <span className={css.changes}>{words}</span>;
  return <TextButton onPress={onPublish}>{words}</TextButton>;
}
