import type { ProductStatus } from '@hangtag/contract/wire/product';
import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './ProductSettings.css.ts';

export interface StatusRowsProps {
  status: ProductStatus;
  /** Whether the product has a published page. */
  isPublished: boolean;
  /** Whether this user may change the status. */
  isAllowed: boolean;
  /** The status that is being set; null for none. */
  busy: ProductStatus | null;
  /** Why it can't become active now and how to change that; null when it can, or is. */
  restoreLocked: string | null;
  /** Changes the status; archiving is confirmed first. */
  onChange: (status: ProductStatus) => void;
}

const statuses = ['active', 'inactive', 'archived'] as const;
const names = { active: 'Active', inactive: 'Parked', archived: 'Archived' } as const;
const marks = { active: 'full', inactive: 'struck', archived: 'struck' } as const;

/** The effect of each status on editing, the plan, and people who scan [D36]. */
function meaning(status: ProductStatus, isPublished: boolean): string {
  if (status === 'active') return 'Can be edited and published. Takes one place in the plan.';
  if (status === 'inactive') {
    const page = isPublished ? 'The page stays as it is.' : 'It has no page yet, and gets none.';
    return `Can’t be edited or published. ${page} Takes no place in the plan.`;
  }
  const page = isPublished
    ? 'The page says that the product is no longer offered.'
    : 'It has no page, and gets none.';
  return `Leaves the product list. ${page} Takes no place in the plan.`;
}

/** The three statuses with their effects, the current one, and buttons for the others. */
export function StatusRows(props: StatusRowsProps) {
  const { status: current, isPublished } = props;
  return (
    <ul className={css.rows} aria-label="Statuses">
      {statuses.map((status) => (
        <li key={status} className={css.row} aria-current={status === current || undefined}>
          <div className={css.rowWords}>
            <StatusMark shape={marks[status]}>
              <span className={css.rowName}>{names[status]}</span>
            </StatusMark>
            <Text kind="data" tone="second">
              {meaning(status, isPublished)}
            </Text>
          </div>
          <StatusAction {...props} to={status} />
        </li>
      ))}
    </ul>
  );
}

function StatusAction({ to, ...props }: StatusRowsProps & { readonly to: ProductStatus }) {
  const { status, isAllowed, busy, restoreLocked, onChange } = props;
  if (to === status) return <span className={css.now}>Now</span>;
  if (!isAllowed) return null;
  const verb = { active: 'Restore', inactive: 'Park', archived: 'Archive' }[to];
  if (to === 'active' && restoreLocked !== null)
    return (
      <LockedButton size="small" reason={restoreLocked}>
        {verb}
      </LockedButton>
    );
  return (
    <Button
      size="small"
      isPending={busy === to}
      isDisabled={busy !== null && busy !== to}
      onPress={() => onChange(to)}
    >
      {verb}
    </Button>
  );
}
