import { Check, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button, Tag, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { tooltip } from '../Tooltip/Tooltip.css.ts';
import * as css from './TagGroup.css.ts';

/** One tag. */
export interface TagItem<Id extends string = string> {
  /** Tells it from the others. */
  readonly id: Id;
  /** A word or a few; cut where they don’t fit, and told whole on hover and focus. */
  readonly label: string;
  /** Is it closed for now? @default false */
  readonly isDisabled?: boolean;
}

/** One tag; words that are cut stand whole beside it while it is hovered or has the keyboard. */
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
  /** Where the words may be cut. */
  beside: RefObject<HTMLElement | null>;
  /** Whether the mouse or the keyboard is there. */
  isWanted: boolean;
  children: string;
}

/** A tag is no control that a tooltip could hold on to, so it says itself when its words are wanted. */
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
