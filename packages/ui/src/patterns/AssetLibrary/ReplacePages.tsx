import type { FileAsset, FileUse } from '@hangtag/contract/wire/file';
import { Heading } from '../../elements/Heading/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './ReplaceDialog.css.ts';
import { isLive } from './replacement.ts';
import type { UsesContent } from './types.ts';

/** Pages that are shown with their frames; of more only the number is said. */
const MOST = 6;

export interface ReplacePagesProps {
  /** Where the file is used, with what is no page. */
  uses: UsesContent;
  /** The pages among it. */
  pages: readonly FileUse[];
  /** The file that is replaced. */
  asset: FileAsset;
  /** Address of the new picture; null for what is no picture. */
  fresh: string | null;
  /** Whether the new picture has another shape. */
  isCut: boolean;
}

/** The pages that show a file, each with its frame as it is and as it would be. */
export function ReplacePages({ uses, pages, asset, fresh, isCut }: ReplacePagesProps) {
  if (uses === 'loading') return <Text tone="quiet">Looking where it is used…</Text>;
  if (uses === 'failed') return <Text tone="quiet">Where it is used did not load.</Text>;
  if (pages.length === 0)
    return (
      <Text tone="second">
        {uses.length === 0
          ? 'No page shows it.'
          : 'No page shows it. Logos, reports and targets of calls to action change at once.'}
      </Text>
    );
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Heading level={3}>
          {pages.length === 1 ? '1 page shows it' : `${pages.length} pages show it`}
        </Heading>
        <Text kind="data" tone="second">
          Its description and focal point stay. Check that they still fit.
        </Text>
      </Inline>
      {asset.type === 'image' && (
        <ul className={css.pages}>
          {pages.slice(0, MOST).map((use) => (
            <PagePair key={`${use.kind}-${use.id}`} {...{ use, asset, fresh, isCut }} />
          ))}
        </ul>
      )}
      {pages.length > MOST && (
        <Text tone="quiet">and {plural(pages.length - MOST, 'page')} more</Text>
      )}
    </Stack>
  );
}

const frames = {
  head: { ratio: '4 / 5', words: 'Header, 4:5' },
  body: { ratio: '1 / 1', words: 'Content, 1:1' },
} as const;

interface PagePairProps {
  use: FileUse;
  asset: FileAsset;
  /** Address of the new picture. */
  fresh: string | null;
  /** Whether the new picture has another shape. */
  isCut: boolean;
}

/** One page's frame with the picture of now and the new one. */
function PagePair({ use, asset, fresh, isCut }: PagePairProps) {
  const { ratio, words } = frames[use.frame];
  const focal = asset.focal ?? undefined;
  return (
    <li>
      <Stack gap={8}>
        <span>
          <Text as="span" kind="label">
            {use.name}
          </Text>{' '}
          <Text as="span" kind="data" tone="quiet">
            {words}
          </Text>
        </span>
        <StatusMark shape={isLive(use) ? 'full' : 'dashed'}>
          {isLive(use) ? 'Live' : 'Draft only'}
        </StatusMark>
        <div className={css.frames}>
          <figure className={css.frame}>
            <Picture
              src={asset.fileUrl || asset.previewUrl}
              alt=""
              ratio={ratio}
              {...(focal && { focal })}
            />
            <figcaption>Now</figcaption>
          </figure>
          <figure className={css.frame} data-cut={isCut || undefined}>
            <Picture src={fresh} alt="" ratio={ratio} {...(focal && { focal })} />
            <figcaption>New</figcaption>
          </figure>
        </div>
      </Stack>
    </li>
  );
}
