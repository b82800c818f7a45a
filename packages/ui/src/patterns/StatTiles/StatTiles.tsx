import { type FailedContent, FailedNotice } from '@hangtag/ui/patterns/FailedState';
import type { Figure } from '@hangtag/ui/patterns/FigureList';
import { CardLink } from '../../elements/CardLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './StatTiles.css.ts';

/** A count that leads to what it counts, as in `FigureList`, with room for a word more. */
export interface StatTile extends Figure {
  /** What it is next to, in a few words: "158 more than last week". */
  readonly note?: string;
}

/** What stands in the row. */
export type StatTilesContent =
  | {
      readonly phase: 'loading';
      /** How many figures will come. @default 4 */
      readonly count?: number;
    }
  | FailedContent
  | { readonly phase: 'ready'; readonly tiles: readonly StatTile[] };

export interface StatTilesProps {
  /** What all of them count. */
  title: string;
  /** The figures, that they are on their way, or why they did not come. */
  content: StatTilesContent;
  /** Asks for the figures again after a failure. */
  onRetry: () => void;
}

/** Figures beside one another, each with its words; each leads to what it counts. */
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

/** From this many signs on a figure is set smaller. */
const LONG = 9;

/** One figure, its words below it; the words are the link, and the whole tile leads there. */
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

/** The figures' places, in their own heights. */
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
