import { Film, Image } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { Badge } from '../../elements/Badge/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu.tsx';
import * as css from './HeaderMediaList.css.ts';
import { type HeaderEntry, noteOf } from './words.ts';

export interface HeaderRowProps extends Omit<HeaderMenuProps, 'name'> {
  entry: HeaderEntry;
  isLocked: boolean;
  onReplace: () => void;
}

/** One picture or video: its handle, name, whether the page shows it, and its menu. */
export function HeaderRow(props: HeaderRowProps) {
  const { entry, isLocked, isCurrent, count, onReplace } = props;
  const { header, name, previewUrl } = entry;
  const isImage = header.type === 'image';
  return (
    <GridListItem id={String(header.id)} textValue={name} className={css.row}>
      {!isLocked && count > 1 && <DragHandle aria-label={`Move ${name}`} />}
      <span className={css.thumb}>
        <Picture
          src={previewUrl}
          alt=""
          ratio="4 / 3"
          placeholder={<Icon of={isImage ? Image : Film} size={20} />}
        />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <Text kind="label" as="span" overflow="ellipsis">
            {name}
          </Text>
          {count > 1 && isCurrent && <Badge tone="accent">On the page</Badge>}
        </span>
        <Text kind="caption" tone="quiet" as="span" overflow="ellipsis">
          {noteOf(entry)}
        </Text>
      </span>
      {!isLocked && (
        <span className={css.actions}>
          <Button size="small" onPress={onReplace}>
            Replace
            <VisuallyHidden> (Header {isImage ? 'picture' : 'film'})</VisuallyHidden>
          </Button>
          <HeaderMenu {...props} name={name} />
        </span>
      )}
    </GridListItem>
  );
}
