import { CopyPlus, Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import * as css from './ProductList.css.ts';
import type { ProductListProps } from './types.ts';

type CreateButtonProps = Pick<
  ProductListProps,
  'createLocked' | 'isCreating' | 'onCreate' | 'onCreateSeveral'
>;

/** Makes a product with one press, or several by asking how many; or says why it cannot. */
export function CreateButton(props: CreateButtonProps) {
  if (props.createLocked !== null)
    return (
      <LockedButton tone="primary" icon={Plus} reason={props.createLocked}>
        New product
      </LockedButton>
    );
  return (
    <div className={css.create}>
      {props.onCreateSeveral && (
        <Button icon={CopyPlus} onPress={props.onCreateSeveral}>
          <span className={css.moreWords}>Add several</span>
        </Button>
      )}
      <Button tone="primary" icon={Plus} isPending={props.isCreating} onPress={props.onCreate}>
        <span>
          New <span className={css.moreWords}>product</span>
        </span>
      </Button>
    </div>
  );
}
