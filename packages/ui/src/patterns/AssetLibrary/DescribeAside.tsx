import type { FileAsset } from '@hangtag/contract/wire/file';
import { Heading } from '../../elements/Heading/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { MiniPage } from './MiniPage.tsx';
import * as css from './MissingDescriptions.css.ts';
import { frames, isLive, isPage } from './replacement.ts';
import type { UsesContent } from './types.ts';

export interface DescribeAsideProps {
  /** The picture that is described. */
  asset: FileAsset;
  /** Where it is used. */
  uses: UsesContent;
}

const hints = [
  'What a shopper would notice first.',
  'Words on the label, when they matter.',
  'Not “picture of”. That is said already.',
  'Decorative is for patterns and backgrounds.',
];

/** Where the picture is seen, and what makes a good description. */
export function DescribeAside({ asset, uses }: DescribeAsideProps) {
  return (
    <Stack gap={40}>
      <section>
        <div className={css.asideHead}>
          <Heading level={2} kind="heading">
            Where this picture is seen
          </Heading>
        </div>
        <Seen asset={asset} uses={uses} />
      </section>
      <section>
        <div className={css.asideHead}>
          <Heading level={2} kind="heading">
            Worth saying
          </Heading>
        </div>
        <ul className={css.list}>
          {hints.map((hint) => (
            <li key={hint} className={css.hint}>
              {hint}
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}

function Seen({ asset, uses }: DescribeAsideProps) {
  if (uses === 'loading') return <Text tone="quiet">Looking where it is used…</Text>;
  if (uses === 'failed') return <Text tone="quiet">Where it is used did not load.</Text>;
  const [page, ...others] = uses.filter(isPage).toSorted((a, b) => +isLive(b) - +isLive(a));
  if (!page) return <Text tone="second">No page shows it.</Text>;
  return (
    <Stack gap={12}>
      <div className={css.seen}>
        <MiniPage
          use={page}
          src={asset.fileUrl || asset.previewUrl}
          focal={asset.focal ?? undefined}
        />
        <Stack gap={4}>
          <Text kind="label">{page.name}</Text>
          <Text kind="data" tone="quiet">
            {frames[page.frame].place}
          </Text>
          <StatusMark shape={isLive(page) ? 'full' : 'dashed'}>
            {isLive(page) ? 'Live' : 'Draft only'}
          </StatusMark>
        </Stack>
      </div>
      {others.length > 0 && <Text tone="quiet">and {plural(others.length, 'page')} more</Text>}
    </Stack>
  );
}
