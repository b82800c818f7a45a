import { Alert } from '@hangtag/ui/elements/Alert';
import { Button } from '@hangtag/ui/elements/Button';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Alert` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what has to be mended, and link to the field.',
    shows: () => (
      <Stateful start={false}>
        {(isShown, show) =>
          isShown ? (
            <Alert>2 fields need a change: the name is missing, and the email has no @.</Alert>
          ) : (
            <Button onPress={() => show(true)}>Send the form</Button>
          )
        }
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t repeat here what stands under a single field.',
    shows: () => (
      <Stateful start={false}>
        {(isShown, show) =>
          isShown ? (
            <Alert>Something went wrong.</Alert>
          ) : (
            <Button onPress={() => show(true)}>Send the form</Button>
          )
        }
      </Stateful>
    ),
  },
};
