import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
  Button,
} from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { chevron, disclosure, panel, trigger } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The title that opens it. */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | 5;
  /** Whether it is initially open. @default false */
  isOpenAtFirst?: boolean;
  /** The content; hidden from screen readers while closed. */
  children: ReactNode;
}

/** A title that shows and hides its content. */
export function Disclosure({ title, level = 3, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <AriaDisclosure
      className={disclosure}
      defaultExpanded={isOpenAtFirst}
      data-component="Disclosure"
    >
      <Heading level={level}>
        <Button slot="trigger" className={trigger}>
          <span className={chevron}>
            <Icon of={ChevronRight} />
          </span>
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
