import type { FilesAnswer } from '@hangtag/contract/wire/file';
import { Page } from '@hangtag/ui/layout/Page';
import { MissingDescriptions } from '@hangtag/ui/patterns/AssetLibrary';
import { useEffect } from 'react';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { loadLibrary, loadMore, loadUses, useLibrary } from '../stores/library.ts';
import { saveFile } from '../stores/libraryEdits.ts';
import { everything } from '../stores/libraryQuery.ts';

const ready = ({ assets, assetCount, counts, tags }: FilesAnswer) =>
  ({
    phase: 'ready',
    assets: assets.data.filter(
      ({ type, alt, decorative }) => type === 'image' && !alt && !decorative,
    ),
    total: assetCount,
    counts,
    tags,
  }) as const;

/** Those that most places show come first. */
const load = () => loadLibrary({ ...everything, show: 'undescribed', sort: 'uses' });

const showUses = (filesId: number) => void loadUses(filesId);

/** The pictures without a description, worked off one after the other. */
export function AssetDescriptionsScreen() {
  const { list, more, uses } = useLibrary();
  useTitle('Missing descriptions');
  useEffect(() => void load(), []);
  const waiting = list.phase === 'ready' ? ready(list.data).assets.length : 0;
  // The next pictures are there before the last of these is described.
  useEffect(() => {
    if (more === 'waiting' && waiting < 20) void loadMore();
  }, [more, waiting]);
  return (
    <Page>
      <MissingDescriptions
        content={contentOf(list, ready)}
        uses={uses?.uses ?? 'loading'}
        onCurrent={showUses}
        onDescribe={saveFile}
        onRetry={() => void load()}
        libraryHref={paths.assets()}
      />
    </Page>
  );
}
