import { Check, type LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { useLinkRender } from '../Link/index.ts';
import { below, besideLabel, check, item, itemText, note as noteClass } from './MenuItem.css.ts';

export interface MenuItemProps {
  /** The unique id for `onAction`. */
  id: string;
  /** The action, as a verb, or the link's target. */
  children: string;
  /** What it is for, below the label; a searchable menu finds it by these words too. */
  description?: string;
  /** An icon before the label. */
  icon?: LucideIcon;
  /** A note at the end, such as a count. */
  note?: string;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The target, for an item that is a link. */
  href?: string;
  /** Whether it is disabled without a reason; the arrow keys skip it. @default false */
  isDisabled?: boolean;
  /** Why it is locked, below its label; the arrow keys reach it, but it does nothing. Absent while it is open. */
  lockedReason?: string;
  /** Called when the item is selected. */
  onAction?: () => void;
}

/**
 * Disabled but reachable by the arrow keys, so that its reason is announced. Without `href`, because the browser would
 * open a link.
 */
const locked = { isDisabled: true, disabledBehavior: 'selection', href: undefined } as const;

/** One action, choice or link of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { children, description, icon, note, tone = 'neutral', lockedReason, ...rest } = props;
  const render = useLinkRender('div');
  return (
    <AriaMenuItem
      {...rest}
      {...(lockedReason !== undefined && locked)}
      className={item({ tone })}
      textValue={description === undefined ? children : `${children} ${description}`}
      data-component="MenuItem"
      render={render}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={check}>{isSelected && <Icon of={Check} />}</span>
          )}
          {icon && (
            <span className={besideLabel}>
              <Icon of={icon} />
            </span>
          )}
          <span className={itemText}>
            {children}
            {/* Hidden visually and used as the description, so that the accessible name is the verb alone. */}
            {(description ?? lockedReason) && (
              <Text slot="description" className={below} aria-hidden>
                {[description, lockedReason].filter(Boolean).join('\n')}
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
