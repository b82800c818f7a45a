import { Plus } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './CatalogueList.css.ts';
import type { CatalogueWords } from './types.ts';

interface StateProps {
  readonly words: CatalogueWords;
}

/** The first day. */
export function CatalogueNone({ words, onCreate }: StateProps & { onCreate: () => void }) {
  return (
    <EmptyState
      title={words.none}
      illustration={<TagDrawing state="whole" />}
      actions={
        <Button tone="primary" icon={Plus} onPress={onCreate}>
          {words.create ?? `New ${words.one}`}
        </Button>
      }
    >
      {words.purpose}
    </EmptyState>
  );
}

/** Four rows' places, in their own heights. */
export function CatalogueLoading({ words }: StateProps) {
  return (
    <div className={css.place} aria-busy>
      <VisuallyHidden announcement="once">Loading {words.many}</VisuallyHidden>
      <div className={css.head} />
      <div className={css.list}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={css.skeleton}>
            <Skeleton width="64%" />
            <Skeleton width="48%" />
          </div>
        ))}
      </div>
      <div className={css.foot}>
        <Skeleton width="340px" />
      </div>
    </div>
  );
}
