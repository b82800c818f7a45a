import { Check, type LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { useLinkRender } from '../Link/index.ts';
import { check, item, itemText, note as noteClass, reason } from './MenuItem.css.ts';

export interface MenuItemProps {
  /** Tells this item from the others in `onAction`. */
  id: string;
  /** What it does, as a verb, or where it leads. */
  children: string;
  /** A glyph before the words. */
  icon?: LucideIcon;
  /** A word at the end, such as a count. */
  note?: string;
  /** Does it destroy something? @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Where it leads, for an item that is a link. */
  href?: string;
  /** Is it closed for now? @default false */
  isDisabled?: boolean;
  /** Why it is closed, under its words; absent while it is open. */
  lockedReason?: string;
  /** Runs when the item is chosen. */
  onAction?: () => void;
}

/** One action, choice or link of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, note, tone = 'neutral', lockedReason, ...rest } = props;
  const render = useLinkRender('div');
  return (
    <AriaMenuItem
      {...rest}
      isDisabled={lockedReason !== undefined || rest.isDisabled}
      className={item({ tone })}
      textValue={children}
      data-component="MenuItem"
      render={render}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={check}>{isSelected && <Icon of={Check} />}</span>
          )}
          {icon && <Icon of={icon} />}
          <span className={itemText}>
            <Text slot="label">{children}</Text>
            {/* Hidden where it stands, and spoken as the item's description: a name has to hold the words one sees. */}
            {lockedReason && (
              <Text slot="description" className={reason} aria-hidden>
                {lockedReason}
              </Text>
            )}
          </span>
          {note && (
            <Text slot="description" className={noteClass} aria-hidden>
              {note}
            </Text>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
