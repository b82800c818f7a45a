import { Check, type LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { useLinkRender } from '../Link/index.ts';
import { check, item, itemText, note as noteClass } from './MenuItem.css.ts';

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
  /** Runs when the item is chosen. */
  onAction?: () => void;
}

/** One action, choice or link of a menu. */
export function MenuItem({ children, icon, note, tone = 'neutral', ...rest }: MenuItemProps) {
  const render = useLinkRender('div');
  return (
    <AriaMenuItem
      {...rest}
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
          <Text slot="label" className={itemText}>
            {children}
          </Text>
          {note && (
            <Text slot="description" className={noteClass}>
              {note}
            </Text>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
