import type { FileAsset } from '@hangtag/contract/wire/file';
import { fileTagLimits } from '@hangtag/contract/wire/file';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Popover, PopoverTrigger } from '../../elements/Popover/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import * as css from './AssetLibrary.css.ts';
import type { BulkAction } from './types.ts';

export interface SelectionBarProps {
  /** The selected files. */
  chosen: readonly FileAsset[];
  /** The library's tags, offered before a new one is typed. */
  tags: readonly { readonly name: string }[];
  onClear: () => void;
  onAct: (action: BulkAction) => void;
  /** Adds a tag to the selected files; absent, there is no button for it. */
  onTag: ((tag: string) => void) | undefined;
}

/** How many files are selected, and what can be done with all of them. */
export function SelectionBar({ chosen, tags, onClear, onAct, onTag }: SelectionBarProps) {
  const bytes = chosen.reduce((sum, each) => sum + (each.bytes ?? 0), 0);
  return (
    <section className={css.bar} aria-label="Selected files">
      <Text kind="data">
        {chosen.length} selected {formatBytes(bytes)}
      </Text>
      <TextButton onPress={onClear}>Clear</TextButton>
      {onTag && <AddTag tags={tags} onTag={onTag} />}
      <Button tone="quiet" onPress={() => onAct('activate')}>
        Activate
      </Button>
      <Button tone="quiet" onPress={() => onAct('deactivate')}>
        Deactivate
      </Button>
      {chosen.every(({ usageCount }) => usageCount === 0) && (
        <Button tone="dangerQuiet" onPress={() => onAct('delete')}>
          Delete
        </Button>
      )}
    </section>
  );
}

function AddTag({
  tags,
  onTag,
}: {
  tags: SelectionBarProps['tags'];
  onTag: (tag: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const add = (tag: string) => {
    if (tag.trim() === '') return;
    onTag(tag.trim());
    setTyped('');
    setOpen(false);
  };
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button tone="quiet">Add tag</Button>
      <Popover aria-label="Add a tag" placement="top start">
        <Stack gap={12}>
          <TextField
            label="Tag"
            value={typed}
            maxLength={fileTagLimits.length}
            onChange={setTyped}
            onKeyDown={(event) => event.key === 'Enter' && add(typed)}
          />
          <Inline gap={8}>
            {tags.slice(0, 8).map(({ name }) => (
              <TextButton key={name} onPress={() => add(name)}>
                {name}
              </TextButton>
            ))}
          </Inline>
          <Button isDisabled={typed.trim() === ''} onPress={() => add(typed)}>
            Add tag
          </Button>
        </Stack>
      </Popover>
    </PopoverTrigger>
  );
}
