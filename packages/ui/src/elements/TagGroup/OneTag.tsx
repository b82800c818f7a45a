import { Check, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button, Tag, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { tooltip } from '../Tooltip/Tooltip.css.ts';
import * as css from './TagGroup.css.ts';

/** One tag. */
export interface TagItem<Id extends string = string> {
  /** The unique id. */
  readonly id: Id;
  /** A word or a few; truncated where they don’t fit, with the whole text on hover and focus. */
  readonly label: string;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean;
}

/** One tag; a truncated label has a tooltip on hover and focus. */
export function OneTag({ id, label, isDisabled }: TagItem) {
  const words = useRef<HTMLSpanElement>(null);
  return (
    <Tag id={id} textValue={label} isDisabled={isDisabled} className={css.tag}>
      {({ allowsRemoving, isSelected, isHovered, isFocusVisible }) => (
        <>
          {isSelected && (
            <span className={css.chosen}>
              <Icon of={Check} />
            </span>
          )}
          <span ref={words} className={css.words} dir="auto">
            {label}
          </span>
          {allowsRemoving && (
            <Button slot="remove" className={css.remove}>
              <Icon of={X} />
            </Button>
          )}
          <FullTextTooltip beside={words} isWanted={isHovered || isFocusVisible}>
            {label}
          </FullTextTooltip>
        </>
      )}
    </Tag>
  );
}

interface FullTextTooltipProps {
  /** The element whose text can be truncated. */
  beside: RefObject<HTMLElement | null>;
  /** Whether the tag is hovered or focused. */
  isWanted: boolean;
  children: string;
}

/** A tag is no control that React Aria's tooltip trigger accepts, so its hover and focus are passed in. */
function FullTextTooltip({ beside, isWanted, children }: FullTextTooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed && !isWanted) setDismissed(false);
  const isCut = () => {
    const { scrollWidth = 0, clientWidth = 0 } = beside.current ?? {};
    return scrollWidth > clientWidth;
  };
  return (
    <TooltipTrigger
      isOpen={isWanted && !isDismissed && isCut()}
      onOpenChange={(isOpen) => setDismissed(!isOpen)}
    >
      <Tooltip triggerRef={beside} className={tooltip} offset={12}>
        {children}
      </Tooltip>
    </TooltipTrigger>
  );
}
