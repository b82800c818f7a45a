import type { FileAsset } from '@hangtag/contract/wire/file';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import type { Description } from './DescribeRow.tsx';
import * as css from './MissingDescriptions.css.ts';

/** A picture that was described, and whether the server has it. */
export interface Described extends Description {
  readonly asset: FileAsset;
  readonly isSaved: boolean;
}

/** Described ones that stay in view. */
const RECENT = 2;

/** The pictures described so far: the last ones, and all of them when asked for. */
export function DescribedRows({ described }: { described: readonly Described[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const earlier = described.length - RECENT;
  return (
    <>
      {earlier > 0 && (
        <TextButton onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show only the last' : `Show ${earlier} described earlier`}
        </TextButton>
      )}
      {described.length > 0 && (
        <ul className={css.list} aria-label="Described">
          {described.slice(showsAll ? 0 : -RECENT).map(({ asset, alt, decorative, isSaved }) => (
            <li key={asset.filesId} className={css.row}>
              <Picture src={asset.previewUrl} alt="" />
              <div className={css.done}>
                <div>
                  <Text kind="data" tone="quiet">
                    {asset.name}
                  </Text>
                  <Text tone={decorative ? 'second' : 'ink'}>
                    {decorative ? 'Decorative, skipped when read aloud' : alt}
                  </Text>
                </div>
                {isSaved && (
                  <Inline gap={8} wraps={false}>
                    <Icon of={Check} />
                    <Text as="span" kind="data" tone="second">
                      Saved
                    </Text>
                  </Inline>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
