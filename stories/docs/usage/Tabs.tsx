import { Tab, TabList, TabPanel, Tabs } from '@hangtag/ui/elements/Tabs';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Tabs`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Views of one thing of which one is read at a time.',
    shows: () => (
      <Tabs defaultSelected="logo">
        <TabList aria-label="Files">
          <Tab id="logo">Logos</Tab>
          <Tab id="image">Images</Tab>
        </TabList>
        <TabPanel id="logo">
          <Text>2 logos</Text>
        </TabPanel>
        <TabPanel id="image">
          <Text>14 images</Text>
        </TabPanel>
      </Tabs>
    ),
  },
  dont: {
    says: 'Don’t spread a form over tabs: a wrong field would hide.',
    shows: () => (
      <Tabs defaultSelected="name">
        <TabList aria-label="Form">
          <Tab id="name">Step 1</Tab>
          <Tab id="mail">Step 2</Tab>
        </TabList>
        <TabPanel id="name">
          <TextField label="Name" />
        </TabPanel>
        <TabPanel id="mail">
          <TextField label="Email" />
        </TabPanel>
      </Tabs>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the chosen tab, then into its panel'],
    ['Arrow keys', 'choose the next tab'],
    ['Home, End', 'choose the first and the last'],
  ],
};
