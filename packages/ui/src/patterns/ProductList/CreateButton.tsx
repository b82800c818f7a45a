import { CopyPlus, Plus } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import * as css from './ProductList.css.ts';
import type { ProductListProps } from './types.ts';

type CreateProps = Pick<
  ProductListProps,
  'createLocked' | 'isCreating' | 'onCreate' | 'onCreateSeveral'
>;

/** The button in the list's header: creates one product at once, or asks how many; locked with a reason. */
export function CreateButton(props: CreateProps) {
  if (props.createLocked !== null) return <Locked reason={props.createLocked} />;
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

/** The same in the empty list: prominent, with a full label, and the other option quiet. */
export function CreateFirst(props: CreateProps) {
  if (props.createLocked !== null) return <Locked reason={props.createLocked} />;
  return (
    <>
      <Button tone="primary" icon={Plus} isPending={props.isCreating} onPress={props.onCreate}>
        New product
      </Button>
      {props.onCreateSeveral && (
        <Button tone="quiet" icon={CopyPlus} onPress={props.onCreateSeveral}>
          Add several
        </Button>
      )}
    </>
  );
}

function Locked({ reason }: { readonly reason: string }) {
  return (
    <LockedButton tone="primary" icon={Plus} reason={reason}>
      New product
    </LockedButton>
  );
}
