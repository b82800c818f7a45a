import { Button } from '@hangtag/ui/elements/Button';
import { DropZone } from '@hangtag/ui/elements/DropZone';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Text } from '@hangtag/ui/elements/Text';
import { Upload } from 'lucide-react';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `DropZone`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Put the button inside: dropping is the second way, never the only one.',
    shows: () => (
      <DropZone look="area" aria-label="Drop pictures" onDropFiles={() => undefined}>
        <FileTrigger onChoose={() => undefined}>
          <Button icon={Upload}>Upload images</Button>
        </FileTrigger>
      </DropZone>
    ),
  },
  dont: {
    says: 'Don’t ask people to drag: no keyboard and no phone can.',
    shows: () => (
      <DropZone look="area" aria-label="Drop pictures" onDropFiles={() => undefined}>
        <Text tone="quiet">Drag files here</Text>
      </DropZone>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the zone, then to the button inside'],
    ['Ctrl V', 'pastes files while the zone has the focus'],
    ['Enter', 'on the zone, drops what was picked up with the keyboard'],
  ],
};
