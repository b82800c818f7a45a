import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';

export interface NotAvailableProps {
  /** The future purpose of the screen, in one sentence. */
  purpose: string;
  /** Link to a place that works today. */
  backHref: string;
  /** Label of that link: "Go to products". */
  backLabel: string;
}

/** A placeholder for a future screen: states its purpose and links to a place that works today. */
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
