import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';

export interface NotFoundProps {
  /** Where the way out leads. */
  homeHref: string;
  /** What the way out says, such as "Go to sign in" for a guest. */
  homeLabel: string;
}

/** Says that an address leads nowhere, and where to go instead. */
export function NotFound({ homeHref, homeLabel }: NotFoundProps) {
  return (
    <EmptyState
      level={2}
      title="There is no page at this address"
      illustration={<TagDrawing state="torn" />}
      actions={
        <LinkButton href={homeHref} tone="primary">
          {homeLabel}
        </LinkButton>
      }
    >
      The link may be old, mistyped, or to something you can’t open.
    </EmptyState>
  );
}
