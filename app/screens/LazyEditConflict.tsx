import type { EditConflictProps } from '@hangtag/ui/patterns/EditConflict';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';

const EditConflict = lazyScreen<EditConflictProps>(() =>
  import('@hangtag/ui/patterns/EditConflict').then((m) => m.EditConflict),
);

/** The dialog that merges two versions, which loads when it is first opened. */
export function LazyEditConflict(props: EditConflictProps) {
  return (
    <LazyModal title={`Two versions of ${props.name}`} onClose={props.onClose}>
      <EditConflict {...props} />
    </LazyModal>
  );
}
