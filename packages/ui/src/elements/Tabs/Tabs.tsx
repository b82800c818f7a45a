import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components';
import { tab, tabList, tabPanel } from './Tabs.css.ts';

export interface TabsProps {
  /** `id` of the selected tab, when controlled. */
  selected?: string;
  /** `id` of the initially selected tab. */
  defaultSelected?: string;
  /** Receives the selected tab. */
  onSelect?: (id: string) => void;
  /** One `TabList` and a `TabPanel` per tab. */
  children: ReactNode;
}

/** Views of one thing at one address; for views with their own address use `LinkTabs`. */
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
  /** Names the tab list. */
  'aria-label': string;
  /** `Tab`s. */
  children: ReactNode;
}

/** The tab list on its hairline. */
export function TabList(props: TabListProps) {
  return (
    <AriaTabList className={tabList} aria-label={props['aria-label']}>
      {props.children}
    </AriaTabList>
  );
}

export interface TabProps {
  /** The id shared with its panel. */
  id: string;
  /** One or two words. */
  children: ReactNode;
  /** Whether it is disabled. @default false */
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
  /** The content while its tab is selected. */
  children: ReactNode;
}

/** The content of a tab; the others are not mounted. */
export function TabPanel({ id, children }: TabPanelProps) {
  return (
    <AriaTabPanel id={id} className={tabPanel}>
      {children}
    </AriaTabPanel>
  );
}
