import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';

export interface NotAvailableProps {
  /** What it will be for, in one sentence. */
  purpose: string;
  /** Where the reader can work meanwhile. */
  backHref: string;
  /** What that place is called: "Go to products". */
  backLabel: string;
}

/** Stands where a screen comes later: says what it is for and leads to what works today. */
export function NotAvailable({ purpose, backHref, backLabel }: NotAvailableProps) {
  return (
    <EmptyState
      level={2}
      title="Not available yet"
      illustration={<TagDrawing state="whole" />}
      actions={
        <LinkButton href={backHref} tone="primary">
          {backLabel}
        </LinkButton>
      }
    >
      {purpose}
    </EmptyState>
  );
}
