import { PREVIEW_MINUTES } from '@hangtag/contract/wire/preview';
import type { PageBrand } from '../content/page.ts';
import { words } from '../content/words.ts';
import { MessagePage } from './MessagePage.tsx';

/** Why a preview does not open: its time is over, or the address is none of ours. */
export type PreviewClosed = 'over' | 'refused';

/** Says why a preview does not open, and what to do. */
export function PreviewClosedPage(props: { why: PreviewClosed; brand: PageBrand | null }) {
  const isOver = props.why === 'over';
  return (
    <MessagePage
      brand={props.brand}
      title={isOver ? words.previewOver : words.previewRefused}
      sentence={isOver ? words.previewOverWay(PREVIEW_MINUTES) : words.previewRefusedWay}
    />
  );
}
