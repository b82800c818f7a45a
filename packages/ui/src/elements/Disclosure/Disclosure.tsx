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
  /** What opens, in words. */
  title: string;
  /** Level of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5;
  /** Whether it is open at first. @default false */
  isOpenAtFirst?: boolean;
  /** What opens; it is not read aloud while it is closed. */
  children: ReactNode;
}

/** A title that opens what belongs to it. */
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
