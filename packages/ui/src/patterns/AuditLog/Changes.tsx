import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './AuditLog.css.ts';
import type { FieldChange } from './changeWords.ts';

interface ChangesProps {
  changes: readonly FieldChange[];
  /** What the entry is about, for the label of the button that shows all. */
  of: string;
}

/** Changes that are shown at once, so that a row stays compact. */
const FEW = 2;

/** The changes, before beside after; the rest on demand. */
export function Changes({ changes, of }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return <span className={css.none}>—</span>;
  // One more change takes no more room than the button that would show it.
  const isLong = changes.length > FEW + 1;
  const shown = isLong && !isWhole ? changes.slice(0, FEW) : changes;
  return (
    <div className={css.changes}>
      <ul className={css.list}>
        {shown.map((change) => (
          <li key={change.field}>
            <Change {...change} />
          </li>
        ))}
      </ul>
      {isLong && (
        <span>
          <TextButton onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${changes.length} fields`}
            <VisuallyHidden> of {of}</VisuallyHidden>
          </TextButton>
        </span>
      )}
    </div>
  );
}

/** `Role: User → Admin`; a screen reader reads `Role: was User now Admin`. */
function Change({ field, before, after }: FieldChange) {
  return (
    <>
      <span className={css.field}>{field}: </span>
      {before !== null && (
        <>
          <VisuallyHidden>was </VisuallyHidden>
          <bdi className={css.before}>{before}</bdi>
        </>
      )}
      {before !== null && after !== null && (
        <>
          <VisuallyHidden> now </VisuallyHidden>
          <span className={css.arrow}>
            <Icon of={ArrowRight} />
          </span>
        </>
      )}
      {after !== null && <bdi className={css.after}>{after}</bdi>}
    </>
  );
}
