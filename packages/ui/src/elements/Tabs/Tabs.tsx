import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components';
import { tab, tabList, tabPanel } from './Tabs.css.ts';

export interface TabsProps {
  /** `id` of the shown tab, when the caller decides. */
  selected?: string;
  /** `id` of the tab shown first. */
  defaultSelected?: string;
  /** Receives which tab was chosen. */
  onSelect?: (id: string) => void;
  /** One `TabList` and a `TabPanel` per tab. */
  children: ReactNode;
}

/** Views of one thing in one place; views with their own address are `LinkTabs`. */
export function Tabs({ selected, defaultSelected, onSelect, children }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={onSelect && ((key) => onSelect(String(key)))}
      data-component="Tabs"
    >
      {children}
    </AriaTabs>
  );
}

export interface TabListProps {
  /** Names the row of tabs. */
  'aria-label': string;
  /** `Tab`s. */
  children: ReactNode;
}

/** The row of tabs on its hairline. */
export function TabList(props: TabListProps) {
  return (
    <AriaTabList className={tabList} aria-label={props['aria-label']}>
      {props.children}
    </AriaTabList>
  );
}

export interface TabProps {
  /** Joins the tab with its panel. */
  id: string;
  /** One or two words. */
  children: ReactNode;
  /** Whether it is closed for now. @default false */
  isDisabled?: boolean;
}

/** One tab. */
export function Tab({ id, children, isDisabled }: TabProps) {
  return (
    <AriaTab id={id} isDisabled={isDisabled} className={tab}>
      {children}
    </AriaTab>
  );
}

export interface TabPanelProps {
  /** The `id` of its tab. */
  id: string;
  /** What is shown while its tab is chosen. */
  children: ReactNode;
}

/** What a tab shows; the others are not in the page. */
export function TabPanel({ id, children }: TabPanelProps) {
  return (
    <AriaTabPanel id={id} className={tabPanel}>
      {children}
    </AriaTabPanel>
  );
}
