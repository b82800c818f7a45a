import { Icon } from '@hangtag/ui/elements/Icon';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Copy, Upload } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Icon`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Put a glyph beside the word it helps to find.',
    shows: () => (
      <Inline gap={8}>
        <Icon of={Copy} />
        <Text>Copy product</Text>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t let a glyph carry the meaning alone; a control without words is an `IconButton`.',
    shows: () => (
      <Inline gap={16}>
        <Icon of={Copy} />
        <Icon of={Upload} />
      </Inline>
    ),
  },
  announced: ['Nothing: the word beside it is announced.'],
};
