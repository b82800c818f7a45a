import { Button } from '@hangtag/ui/elements/Button';
import { GridList, GridListItem } from '@hangtag/ui/elements/GridList';
import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { pictureHref } from '../../fixtures/pictures.ts';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const files = [
  { id: 'mug.jpg', src: pictureHref('mug') },
  { id: 'candle.jpg', src: pictureHref('candle') },
];

/** The gallery's own mark of a chosen file. */
const accent = 'var(--ht-color-accent-text)';
const ring = {
  outline: '2px solid',
  outlineOffset: 2,
  borderRadius: 6,
  marginBlockEnd: 6,
};

/** Side by side on a phone too, where a `Grid` of two is one column. */
const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 } as const;

/** How `AssetGallery` is used. */
export const usage: Usage = {
  do: {
    says: 'Choose with a press on the picture; one button then uses what is chosen.',
    shows: () => (
      <Stateful start="mug.jpg">
        {(chosen, setChosen) => (
          <Stack gap={16}>
            <div style={{ height: 150 }}>
              <GridList
                aria-label="Two files"
                items={files}
                tile={{ width: 110, height: 138 }}
                selected={chosen}
                onSelect={(id) => setChosen(id ?? chosen)}
              >
                {({ id, src }) => (
                  <GridListItem id={id} name={id}>
                    <div style={{ ...ring, outlineColor: id === chosen ? accent : 'transparent' }}>
                      <Picture src={src} alt="" />
                    </div>
                    <Text kind="caption" tone={id === chosen ? 'ink' : 'quiet'}>
                      {id}
                    </Text>
                  </GridListItem>
                )}
              </GridList>
            </div>
            <Inline justify="end">
              <Button>Cancel</Button>
              <Button tone="primary">Select</Button>
            </Inline>
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t hang a button on every picture, or show pictures without the names of their files.',
    shows: () => (
      <div style={pair}>
        {files.map(({ id, src }) => (
          <Stack key={id} gap={8}>
            <Picture src={src} alt={id} ratio="4 / 3" />
            <Button tone="primary">Use this</Button>
            <Button tone="danger">Delete</Button>
          </Stack>
        ))}
      </div>
    ),
  },
};
