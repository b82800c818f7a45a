import { Button } from '@hangtag/ui/elements/Button';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Upload } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `FileTrigger`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Say what can be chosen before the chooser opens.',
    shows: () => (
      <Stack gap={8}>
        <FileTrigger accept={['image/png', 'image/jpeg']} onChoose={() => undefined}>
          <Button icon={Upload}>Choose a logo</Button>
        </FileTrigger>
        <Text kind="caption" tone="quiet">
          PNG or JPEG, up to 5 MB
        </Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t open the chooser from a link: something is done, nothing is visited.',
    shows: () => (
      <Stack gap={8}>
        <Link href="#choose">Choose a logo</Link>
      </Stack>
    ),
  },
  keyboard: [
    ['Tab', 'moves to its button'],
    ['Enter, Space', 'open the system’s chooser'],
  ],
};
