import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Tooltip } from '@hangtag/ui/elements/Tooltip';
import { Copy } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `IconButton`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A glyph everybody knows, with a tooltip that says its name.',
    shows: () => (
      <Tooltip text="Copy product">
        <IconButton icon={Copy} aria-label="Copy product" />
      </Tooltip>
    ),
  },
  dont: {
    says: 'Don’t name the drawing; name what it does.',
    shows: () => <IconButton icon={Copy} aria-label="Two sheets" />,
  },
  keyboard: [
    ['Tab', 'moves to it and shows its tooltip'],
    ['Enter, Space', 'run the action'],
  ],
};
