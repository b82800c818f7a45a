import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';

interface EmailInInboxProps {
  subject: string;
  /** The whole document; its hidden first line is what stands beside the subject. */
  html: string;
}

/** A letter before it is opened: its subject and its preheader. */
export function EmailInInbox({ subject, html }: EmailInInboxProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The blanks behind it keep the rest of the letter out of the list.
  const [preheader = ''] = (body.querySelector('div')?.textContent ?? '').split('\u034f');
  return (
    <li>
      <Stack gap={4}>
        <Text as="strong" kind="label">
          {subject}
        </Text>
        <Text kind="data" tone="second" overflow="ellipsis">
          {preheader}
        </Text>
      </Stack>
    </li>
  );
}
