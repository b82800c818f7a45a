import { Ellipsis, Eye } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './PublishActions.css.ts';
import { SaveState, type SaveStateProps } from './SaveState.tsx';

export interface PublishActionsProps extends SaveStateProps {
  /** When it was last published, ISO 8601; null while it is not public. */
  publishDate: string | null;
  /** How many changes the draft has compared with the published content. */
  changeCount: number;
  /** Opens the list of changes with the Publish button. */
  onPublish: () => void;
  /** Why publishing is locked and how to change that; null when it is possible. */
  publishLocked: string | null;
  /** Asks to unpublish; absent while nothing is published. */
  onUnpublish?: () => void;
  /** Address of the draft's preview; absent without one. */
  previewHref?: string;
}

/** The save state, the changes, and the button that publishes them. */
export function PublishActions(props: PublishActionsProps) {
  const { previewHref, onUnpublish } = props;
  return (
    <>
      <div className={css.saved}>
        <SaveState {...props} />
        <Changes {...props} />
      </div>
      {previewHref && (
        <LinkButton href={previewHref} icon={Eye} target="_blank">
          Preview
        </LinkButton>
      )}
      {props.publishLocked === null ? (
        <Button tone="primary" onPress={props.onPublish}>
          Publish
        </Button>
      ) : (
        <LockedButton tone="primary" reason={props.publishLocked}>
          Publish
        </LockedButton>
      )}
      {onUnpublish && (
        <MenuTrigger>
          <IconButton icon={Ellipsis} aria-label="More actions" />
          <Menu placement="bottom end">
            <MenuItem id="unpublish" tone="danger" onAction={onUnpublish}>
              Unpublish
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    </>
  );
}

/** "3 changes since 11-02-2026", which opens their list. */
function Changes({ publishDate, changeCount, onPublish, publishLocked }: PublishActionsProps) {
  if (changeCount === 0 || publishDate === null) return null;
  const words = `${plural(changeCount, 'change')} since ${formatDate(publishDate)}`;
  if (publishLocked !== null) return <span className={css.changes}>{words}</span>;
  return <TextButton onPress={onPublish}>{words}</TextButton>;
}
