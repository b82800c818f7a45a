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
  /** Is there nothing to do for now, and no reason to give? The arrow keys pass it by. @default false */
  isDisabled?: boolean;
  /** Why it is closed, under its words; the arrow keys stop at it, and it does nothing. Absent while it is open. */
  lockedReason?: string;
  /** Runs when the item is chosen. */
  onAction?: () => void;
}

/** Closed, yet on the way of the arrow keys: who can't stop at it never hears its reason. Its address goes, for a link opens by itself. */
const locked = { isDisabled: true, disabledBehavior: 'selection', href: undefined } as const;

/** One action, choice or link of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, note, tone = 'neutral', lockedReason, ...rest } = props;
  const render = useLinkRender('div');
  return (
    <AriaMenuItem
      {...rest}
      {...(lockedReason !== undefined && locked)}
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
            {children}
            {/* Hidden where it stands, and spoken as the item's description, so that the name is the verb alone. */}
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
