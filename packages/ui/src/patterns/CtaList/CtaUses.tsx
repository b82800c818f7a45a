import type { CtaPage, CtaPlace } from '@hangtag/contract/wire/cta';
import { FailedNotice } from '@hangtag/ui/patterns/FailedState';
import { Building2 } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { StatusMark, type StatusShape } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './CtaUses.css.ts';
import type { CtaUsesContent } from './ctaValues.ts';

export interface CtaUsesProps {
  /** The places: loaded, loading, or failed with a reason. */
  content: CtaUsesContent;
  /** How often it was pressed; empty while no page shows it. @default '' */
  clicks?: string;
  /** Whether the preview stands above, so that its page is named. @default false */
  isPreviewed?: boolean;
  /** Loads them again after a failure. */
  onRetry: () => void;
}

/** The drafts and pages that have a call to action. */
export function CtaUses({ content, clicks = '', isPreviewed = false, onRetry }: CtaUsesProps) {
  if (content.phase === 'failed')
    return <FailedNotice what="Where it is used" content={content} onRetry={onRetry} />;
  if (content.phase === 'loading')
    return (
      <div aria-busy>
        <VisuallyHidden announcement="once">Loading where it is used</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    );
  const { uses, total, page } = content;
  return (
    <section data-component="CtaUses">
      <div className={css.head}>
        <Heading level={3}>
          {total === 0 ? 'Not used yet' : `Used in ${plural(total, 'place')}`}
        </Heading>
        {clicks && (
          <Text kind="data" tone="second" as="span">
            {clicks}
          </Text>
        )}
      </div>
      {total === 0 && (
        <Text kind="caption" tone="second">
          Put it on a product’s page in the product’s tab CTAs, or on all pages in Company.
        </Text>
      )}
      {uses.length > 0 && (
        <ul className={css.list} aria-label="Where it is used">
          {uses.map((use) => (
            <Use key={`${use.kind} ${use.id}`} use={use} isAbove={isPreviewed && isOf(page, use)} />
          ))}
        </ul>
      )}
      {total > uses.length && (
        <Text kind="caption" tone="second">
          And {total - uses.length} more.
        </Text>
      )}
    </section>
  );
}

const isOf = (page: CtaPage | null, { kind, id }: CtaPlace) =>
  kind === 'product' && page?.productId === id;

function Use({ use, isAbove }: { use: CtaPlace; isAbove: boolean }) {
  const { kind, name, previewUrl } = use;
  const { shape, words } = placeWords(use);
  return (
    <li className={css.row}>
      <span className={css.picture}>
        {kind === 'company' ? (
          <span className={css.company}>
            <Icon of={Building2} size={18} />
          </span>
        ) : (
          <Picture src={previewUrl} alt="" placeholder={<TagDrawing state="plain" />} />
        )}
      </span>
      <span className={css.words}>
        <Inline justify="between" align="baseline" gap={8}>
          <Text kind="data" tone="ink" as="span">
            {kind === 'company' ? 'All pages' : name}
          </Text>
          {isAbove && (
            <span className={css.above}>
              <Text kind="caption" tone="quiet" as="span">
                In the preview
              </Text>
            </span>
          )}
        </Inline>
        <StatusMark shape={shape}>{words}</StatusMark>
      </span>
    </li>
  );
}

/** Whether its page shows it, and whether something of that page waits to be published. */
function placeWords({ place, changeCount }: CtaPlace): {
  readonly shape: StatusShape;
  readonly words: string;
} {
  if (place === 'draft') return { shape: 'dashed', words: 'In the draft only' };
  if (place === 'published') return { shape: 'half', words: 'Published, taken off the draft' };
  return changeCount > 0
    ? { shape: 'half', words: plural(changeCount, 'unpublished change') }
    : { shape: 'full', words: 'Published' };
}
