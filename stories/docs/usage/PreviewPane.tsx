import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Picture } from '@hangtag/ui/elements/Picture';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { pictureHref } from '../../fixtures/pictures.ts';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `PreviewPane` is used. */
export const usage: Usage = {
  do: {
    says: 'Show the draft beside what is typed, and hand it to the phone that people will hold.',
    shows: () => (
      <Stateful start="Harvest Olive Oil">
        {(name, setName) => (
          <Stack gap={12}>
            <TextField label="Name" value={name} onChange={setName} />
            <Picture src={pictureHref('bottle')} alt="" ratio="4 / 1" />
            <Heading level={3} kind="sectionTitle">
              {name || 'No name yet'}
            </Heading>
            <Inline>
              <Button size="small">Open on my phone</Button>
            </Inline>
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t lead out of the editor to see what a change does.',
    shows: () => (
      <Stack gap={12}>
        <TextField label="Name" defaultValue="Harvest Olive Oil" />
        <Inline>
          <LinkButton href="#preview" size="small">
            Save and open the page
          </LinkButton>
        </Inline>
      </Stack>
    ),
  },
};
