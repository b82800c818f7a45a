import type { PlatformNotice } from '@hangtag/contract/wire/platform';
import { Award, CreditCard, QrCode, ScanLine, Unlink } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { NoticeList, type NoticeWords } from './NoticeList.tsx';

export interface PlatformAttentionNoticesProps {
  /** What a Superadmin should look at, the most urgent first. */
  notices: readonly PlatformNotice[];
  /** Where a notice is dealt with. */
  hrefOf: (notice: PlatformNotice) => string;
}

/** The same of all companies, for Superadmins; it says so when there is nothing. */
export function PlatformAttentionNotices({ notices, hrefOf }: PlatformAttentionNoticesProps) {
  if (notices.length === 0)
    return (
      <Stack gap={4}>
        <Heading level={2} kind="heading">
          Worth a look
        </Heading>
        <Text tone="second">
          Nothing: renewals are paid, and pages and codes lead where they say.
        </Text>
      </Stack>
    );
  return (
    <NoticeList
      rows={notices.map((notice) => ({
        ...wordsOf(notice),
        key: notice.kind,
        href: hrefOf(notice),
      }))}
    />
  );
}

function wordsOf({ kind, count, name }: PlatformNotice): NoticeWords {
  const others = count === 1 ? '' : ` and ${plural(count - 1, 'other company', 'other companies')}`;
  if (kind === 'renewals') {
    const text = `The renewal of ${name}${others} failed`;
    return { icon: CreditCard, text, action: 'Open company' };
  }
  if (kind === 'dead') {
    const text = `${plural(count, 'scan')} of ${name} led nowhere in 28 days`;
    return { icon: ScanLine, text, action: 'Open company' };
  }
  if (kind === 'codes') {
    const text = `Printed codes of ${name}${others} did not answer the self-check`;
    return { icon: QrCode, text, action: 'Open company' };
  }
  if (kind === 'links') {
    const text = `Pages of ${name}${others} have broken links`;
    return { icon: Unlink, text, action: 'Open company' };
  }
  const text =
    count === 1
      ? `The address of ${name} is broken`
      : `The addresses of ${plural(count, 'association')} are broken`;
  return { icon: Award, text, action: count === 1 ? 'Fix link' : 'Fix links' };
}
