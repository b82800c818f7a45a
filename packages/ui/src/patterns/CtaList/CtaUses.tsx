import type { CtaUse } from '@hangtag/contract/wire/cta';
import { Heading } from '../../elements/Heading/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';

interface CtaUsesProps {
  /** The first ones, the company's content before products. */
  uses: readonly CtaUse[];
  /** How many there are. */
  total: number;
}

const placeWords = {
  draft: { shape: 'dashed', words: 'In the draft' },
  published: { shape: 'full', words: 'Published, taken off the draft' },
  both: { shape: 'full', words: 'Published' },
} as const;

/** The drafts and pages that have a call to action. */
export function CtaUses({ uses, total }: CtaUsesProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={3}>
        {total === 0 ? 'Not used yet' : `Used in ${plural(total, 'place')}`}
      </Heading>
      {uses.length > 0 && (
        <Stack as="ul" gap={8}>
          {uses.map(({ kind, id, name, place }) => (
            <li key={`${kind} ${id}`}>
              <Inline justify="between" wraps>
                <Text kind="data">{kind === 'company' ? 'All pages' : name}</Text>
                <StatusMark shape={placeWords[place].shape}>{placeWords[place].words}</StatusMark>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      {total > uses.length && (
        <Text kind="caption" tone="second">
          And {total - uses.length} more.
        </Text>
      )}
    </Stack>
  );
}
