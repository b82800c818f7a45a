import type { FileUse } from '@hangtag/contract/wire/file';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './AssetLibrary.css.ts';
import { isLive } from './replacement.ts';
import type { UsesContent } from './types.ts';

const places: Readonly<Record<FileUse['kind'], string>> = {
  product: 'Product page',
  company: 'Company content',
  logo: 'Company logo',
  report: 'Report',
  cta: 'Call to action',
  badge: 'Evidence of a badge',
  association: 'Logo of an association',
};

interface FileUsesProps {
  uses: UsesContent;
  /** Where a use is edited; undefined where the reader has no screen for it. */
  hrefOfUse: (use: FileUse) => string | undefined;
}

/** Where a file is used, and whether pages show it there. */
export function FileUses({ uses, hrefOfUse }: FileUsesProps) {
  if (uses === 'loading') return <Text tone="quiet">Looking where it is used…</Text>;
  if (uses === 'failed') return <Text tone="quiet">Where it is used did not load.</Text>;
  if (uses.length === 0) return <Text tone="second">Not used anywhere.</Text>;
  return (
    <div>
      <Heading level={3}>Used in {plural(uses.length, 'place')}</Heading>
      <ul className={css.list}>
        {uses.map((use) => {
          const href = hrefOfUse(use);
          return (
            <li key={`${use.kind}-${use.id}`} className={css.use}>
              <span>
                {href === undefined ? use.name : <Link href={href}>{use.name}</Link>}{' '}
                <Text as="span" kind="data" tone="quiet">
                  {places[use.kind]}
                </Text>
              </span>
              <StatusMark shape={isLive(use) ? 'full' : 'dashed'}>
                {isLive(use) ? 'Live' : 'Draft only'}
              </StatusMark>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
