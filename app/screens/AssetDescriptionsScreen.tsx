import type { FilesAnswer } from '@hangtag/contract/wire/file';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { MissingDescriptions } from '@hangtag/ui/patterns/AssetLibrary';
import { useEffect } from 'react';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadLibrary, loadMore, saveFile, useLibrary } from '../stores/library.ts';
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

const load = () => loadLibrary({ ...everything, show: 'undescribed' });

/** The pictures without a description, worked off one after the other [N14]. */
export function AssetDescriptionsScreen() {
  const { list, more } = useLibrary();
  useTitle('Missing descriptions');
  useEffect(() => void load(), []);
  const waiting = list.phase === 'ready' ? ready(list.data).assets.length : 0;
  // The next pictures are there before the last of these is described.
  useEffect(() => {
    if (more === 'waiting' && waiting < 20) void loadMore();
  }, [more, waiting]);
  const answer = shown(list);
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={8}>
          <Link href={paths.assets()}>Assets</Link>
          <Heading level={1}>Missing descriptions</Heading>
          {answer && <Text tone="second">{answer.counts.undescribed} to go</Text>}
        </Stack>
        <MissingDescriptions
          content={contentOf(list, ready)}
          onDescribe={saveFile}
          onRetry={() => void load()}
        />
      </Stack>
    </Page>
  );
}
