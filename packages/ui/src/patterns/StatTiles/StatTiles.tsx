import { type FailedContent, FailedNotice } from '@hangtag/ui/patterns/FailedState';
import type { Figure } from '@hangtag/ui/patterns/FigureList';
import { CardLink } from '../../elements/CardLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './StatTiles.css.ts';

/** A linked count, as in `FigureList`, with a note. */
export interface StatTile extends Figure {
  /** A comparison in a few words: "158 more than last week". */
  readonly note?: string;
}

/** The states of the tiles. */
export type StatTilesContent =
  | {
      readonly phase: 'loading';
      /** How many figures are expected. @default 4 */
      readonly count?: number;
    }
  | FailedContent
  | { readonly phase: 'ready'; readonly tiles: readonly StatTile[] };

export interface StatTilesProps {
  /** The title of all counts. */
  title: string;
  /** The figures: loaded, loading, or failed with a reason. */
  content: StatTilesContent;
  /** Loads the figures again after a failure. */
  onRetry: () => void;
}

/** Labelled counts side by side; each links to what it counts. */
export function StatTiles({ title, content, onRetry }: StatTilesProps) {
  return (
    <section aria-busy={content.phase === 'loading'} data-component="StatTiles">
      <Heading level={2} kind="heading">
        {title}
      </Heading>
      {content.phase === 'failed' && (
        <div className={css.failed}>
          <FailedNotice what="The figures" content={content} onRetry={onRetry} />
        </div>
      )}
      {content.phase === 'loading' && <TileSkeletons of={title} count={content.count ?? 4} />}
      {content.phase === 'ready' && content.tiles.length === 0 && (
        <div className={css.failed}>
          <Text tone="quiet">Nothing is counted here yet.</Text>
        </div>
      )}
      {content.phase === 'ready' && content.tiles.length > 0 && (
        <ul className={css.tiles} data-count={content.tiles.length}>
          {content.tiles.map((tile) => (
            <Tile key={tile.label} {...tile} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** From this many characters on a figure is smaller. */
const LONG = 9;

/** One figure with its label below; the label is the link, which covers the whole tile. */
function Tile({ label, value, note, href }: StatTile) {
  const figure = formatNumber(value);
  return (
    <li className={css.tile}>
      <span className={css.figure} data-length={figure.length >= LONG ? 'long' : undefined}>
        {figure}
      </span>
      <span className={css.label}>
        <CardLink href={href}>{label}</CardLink>
      </span>
      {note && <span className={css.note}>{note}</span>}
    </li>
  );
}

/** Skeletons at the height of the figures. */
function TileSkeletons({ of, count }: { readonly of: string; readonly count: number }) {
  return (
    <>
      <VisuallyHidden announcement="once">Loading {of.toLowerCase()}</VisuallyHidden>
      <div className={css.tiles} data-count={count}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={css.tile}>
            <span className={css.figureSkeleton}>
              <Skeleton width="96px" />
            </span>
            <span className={css.lineSkeleton}>
              <Skeleton width="64%" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
