import { validityOf } from '@hangtag/contract/rules/cardValidity';
import type { Notice } from '@hangtag/contract/wire/dashboard';
import { CreditCard, ImageOff, ScanLine, ScanQrCode, Unlink } from 'lucide-react';
import { plural } from '../../support/count.ts';
import { cardWords, expiryMonth } from '@hangtag/ui/patterns/CardName';
import { NoticeList, type NoticeWords } from './NoticeList.tsx';

export interface AttentionNoticesProps {
  /** What somebody should look at, the most urgent first. */
  notices: readonly Notice[];
  /** Where a notice is dealt with. */
  hrefOf: (notice: Notice) => string;
  /** The day on which cards are judged, ISO 8601. */
  today: string;
}

/** Things that nobody asked about and somebody should see, each with its one action. */
export function AttentionNotices({ notices, hrefOf, today }: AttentionNoticesProps) {
  return (
    <NoticeList
      rows={notices.map((notice) => ({
        ...rowOf(notice, today),
        key: notice.kind,
        href: hrefOf(notice),
      }))}
    />
  );
}

function brokenWords({ place, label }: Extract<Notice, { kind: 'links' }>['first']): string {
  if (place === 'cta') return `The link of “${label}” is broken`;
  if (place === 'report') return `The address of the report “${label}” is broken`;
  if (place === 'recall') return `The address in the recall of ${label} is broken`;
  if (place === 'codeLink') return `A link of ${label}’s code is broken`;
  if (place === 'product') return `A link on the page of ${label} is broken`;
  return place === 'content'
    ? 'A link in your company content is broken'
    : 'The address of your website is broken';
}

function rowOf(notice: Notice, today: string): NoticeWords {
  if (notice.kind === 'card') {
    const { card } = notice;
    const isOver = validityOf(card, today) === 'expired';
    const verb = isOver ? 'expired' : 'expires';
    return {
      icon: CreditCard,
      text: `${cardWords(card)} ${verb} ${expiryMonth(card)}`,
      action: 'Add a card',
    };
  }
  if (notice.kind === 'links') {
    const text =
      notice.count === 1
        ? brokenWords(notice.first)
        : `${plural(notice.count, 'link')} of your pages are broken`;
    return { icon: Unlink, text, action: notice.count === 1 ? 'Fix link' : 'Fix links' };
  }
  if (notice.kind === 'dead') {
    const text = `${plural(notice.count, 'scan')} led nowhere, most of ${notice.name}`;
    return { icon: ScanLine, text, action: 'Find out why' };
  }
  if (notice.kind === 'firstScan') {
    const others = notice.count === 1 ? '' : ` and ${plural(notice.count - 1, 'other product')}`;
    const text = `${notice.name}${others} had the first scan this week`;
    return { icon: ScanQrCode, text, action: 'Open figures' };
  }
  const text =
    notice.count === 1
      ? '1 picture on your pages has no description'
      : `${plural(notice.count, 'picture')} on your pages have no description`;
  return { icon: ImageOff, text, action: 'Describe' };
}
