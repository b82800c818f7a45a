import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Meter } from '@hangtag/ui/elements/Meter';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const plan = (
  <>
    <Inline justify="between" align="baseline">
      <Heading level={3} kind="sectionTitle">
        Business
      </Heading>
      <Link href="#billing" display="alone">
        Billing
      </Link>
    </Inline>
    <Meter label="Products" value={4} max={10} valueText="4 of 10" mark={7} />
  </>
);

/** How `PlanUse` is used. */
export const usage: Usage = {
  do: {
    says: 'Tell how much is used, and lead to the change for those who can make it.',
    shows: () => <Stack gap={20}>{plan}</Stack>,
  },
  dont: {
    says: 'Don’t warn before the limit is near.',
    shows: () => (
      <Stack gap={20}>
        {plan}
        <Notice
          tone="caution"
          title="Only 6 products left."
          actions={<Button size="small">Get a larger plan</Button>}
        >
          Make room before you run out.
        </Notice>
      </Stack>
    ),
  },
};
