import { Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import * as css from './ProductList.css.ts';
import type { ProductListProps } from './types.ts';

/** Makes a product, or says why it cannot. */
export function CreateButton(
  props: Pick<ProductListProps, 'createLocked' | 'isCreating' | 'onCreate'>,
) {
  if (props.createLocked !== null)
    return (
      <LockedButton tone="primary" icon={Plus} reason={props.createLocked}>
        New product
      </LockedButton>
    );
  return (
    <Button tone="primary" icon={Plus} isPending={props.isCreating} onPress={props.onCreate}>
      <span>
        New <span className={css.moreWords}>product</span>
      </span>
    </Button>
  );
}
