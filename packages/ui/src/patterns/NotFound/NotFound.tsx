import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';

export interface NotFoundProps {
  /** The link's target. */
  homeHref: string;
  /** The link's label, such as "Go to sign in" for a guest. */
  homeLabel: string;
}

/** States that an address does not exist, with a link to continue. */
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
