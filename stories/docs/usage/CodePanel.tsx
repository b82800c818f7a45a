import { Picture } from '@hangtag/ui/elements/Picture';
import { Link } from '@hangtag/ui/elements/Link';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { codeSymbol } from '../../fixtures/code.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const code = (size: number) => (
  <div style={{ width: size }}>
    <Picture src={codeSymbol} alt="Code of Harvest Olive Oil" fit="contain" />
  </div>
);

/** How `CodePanel` is used. */
export const usage: Usage = {
  do: {
    says: 'Show the code with its quiet zone and width in print, and what was checked.',
    shows: () => (
      <Inline gap={20}>
        {code(144)}
        <Stack gap={8}>
          <Text kind="label">24 mm wide in print</Text>
          <StatusMark shape="full">Reads back without a fault</StatusMark>
          <StatusMark shape="full">Its page is published</StatusMark>
          <Link href="#svg">Download SVG</Link>
        </Stack>
      </Inline>
    ),
  },
  dont: {
    says: 'Don’t hand out a code whose size and address nobody has checked.',
    shows: () => (
      <Inline gap={20}>
        {code(48)}
        <Stack gap={8}>
          <Text kind="label">qr_final_2.png</Text>
          <Text tone="second">http://localhost:4000/p/k7m2</Text>
          <Link href="#png">Download</Link>
        </Stack>
      </Inline>
    ),
  },
};
