import type { FileAsset, FileUse } from '@hangtag/contract/wire/file';
import { TriangleAlert } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { MiniPage } from './MiniPage.tsx';
import * as css from './ReplaceDialog.css.ts';
import { cutOf, frames, isLive, type Size } from './replacement.ts';
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
  /** Size of the new picture; null until it is known. */
  size: Size | null;
  /** The point that frames keep of the new picture; null is its middle. */
  focal: FileAsset['focal'];
  /** Starts moving the focal point of the new picture. */
  onMoveFocal: () => void;
}

/** The pages that show a file, each with its frame as it is and as it would be. */
export function ReplacePages({ uses, pages, ...page }: ReplacePagesProps) {
  const { asset } = page;
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
          Its description and focus point stay. Check that they still fit.
        </Text>
      </Inline>
      {asset.type === 'image' && (
        <ul className={css.pages}>
          {pages.slice(0, MOST).map((use) => (
            <PagePair key={`${use.kind}-${use.id}`} use={use} {...page} />
          ))}
        </ul>
      )}
      {pages.length > MOST && (
        <Text tone="quiet">and {plural(pages.length - MOST, 'page')} more</Text>
      )}
    </Stack>
  );
}

interface PagePairProps extends Pick<ReplacePagesProps, 'asset' | 'fresh' | 'size' | 'focal'> {
  use: FileUse;
  onMoveFocal: () => void;
}

/** One page as it is and as it would be, and what its frame does to the new picture. */
function PagePair({ use, asset, fresh, size, focal, onMoveFocal }: PagePairProps) {
  const cut = size && cutOf(use.frame, asset, size);
  const { place, name } = frames[use.frame];
  return (
    <li>
      <Stack gap={8}>
        <span>
          <Text as="span" kind="label">
            {use.name}
          </Text>{' '}
          <Text as="span" kind="data" tone="quiet">
            {place}, {name}
          </Text>
        </span>
        <StatusMark shape={isLive(use) ? 'full' : 'dashed'}>
          {isLive(use) ? 'Live' : 'Draft only'}
        </StatusMark>
        <div className={css.frames}>
          <figure className={css.frame}>
            <MiniPage
              use={use}
              src={asset.fileUrl || asset.previewUrl}
              focal={asset.focal ?? undefined}
            />
            <figcaption>Now</figcaption>
          </figure>
          <figure className={css.frame}>
            <MiniPage use={use} src={fresh} focal={focal ?? undefined} isCut={cut?.isWorse} />
            <figcaption>New</figcaption>
          </figure>
        </div>
        {cut && (
          <Inline gap={8}>
            {cut.isWorse && <Icon of={TriangleAlert} />}
            <Text kind="data" tone={cut.isWorse ? 'caution' : 'quiet'}>
              {cut.words}
            </Text>
            {cut.isWorse && <TextButton onPress={onMoveFocal}>Move focus point</TextButton>}
          </Inline>
        )}
      </Stack>
    </li>
  );
}
