import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Picture` is used. */
export const usage: Usage = {
  do: {
    says: 'Describe what the picture tells, or leave `alt` empty where words beside it do.',
    shows: () => (
      <Picture
        src={null}
        alt=""
        width={140}
        placeholder={
          <Text kind="caption" tone="quiet">
            No picture
          </Text>
        }
      />
    ),
  },
  dont: {
    says: 'Don’t name the file.',
    shows: () => (
      <Picture
        src={null}
        alt="IMG_2041.jpg"
        width={140}
        placeholder={
          <Text kind="caption" tone="quiet">
            IMG_2041.jpg
          </Text>
        }
      />
    ),
  },
};
