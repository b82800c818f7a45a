import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';

interface EmailInInboxProps {
  subject: string;
  /** The whole document; the inbox shows its hidden first line beside the subject. */
  html: string;
}

/** An email in the inbox: subject and preheader. */
export function EmailInInbox({ subject, html }: EmailInInboxProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Blanks after the preheader keep the rest of the email out of the list.
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
