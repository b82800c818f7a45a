import type { PageItem, PageRecall } from '../content/page.ts';
import { words } from '../content/words.ts';
import { longDate } from '../format/text.ts';
import { facts } from './Facts.css.ts';
import { Isolated, OwnWords, useDirection } from './language.tsx';
import { plain } from './Section.css.ts';

interface ItemProps {
  readonly item: PageItem;
  /** Name of the brand. */
  readonly brand: string;
  readonly recall: PageRecall | undefined;
}

/** The one item whose code was scanned: its lot, number and note, and since when its code is known. */
export function Item({ item, brand, recall }: ItemProps) {
  const directionOf = useDirection();
  const isKnown = item.kind === 'known';
  const lot = isKnown ? item.lot : null;
  const note = isKnown ? item.note : '';
  const firstDay = isKnown && item.firstDay ? longDate(item.firstDay, 'en') : null;
  const isRecalled = recall?.notices.some((each) => each.lot !== null && each.lot === lot);
  return (
    <section className={plain}>
      <h2>
        <OwnWords>{words.item}</OwnWords>
      </h2>
      <dl className={facts.start}>
        {lot !== null && (
          <div>
            <dt>
              <OwnWords>{words.itemLot}</OwnWords>
            </dt>
            <dd>{isRecalled ? <OwnWords>{words.itemRecalled(lot)}</OwnWords> : lot}</dd>
          </div>
        )}
        <div>
          <dt>
            <OwnWords>{words.itemNumber}</OwnWords>
          </dt>
          <dd>
            <Isolated text={item.serial} />
          </dd>
        </div>
        {note !== '' && (
          <div>
            <dt>
              <OwnWords>{words.itemNote}</OwnWords>
            </dt>
            <dd {...directionOf(note)}>{note}</dd>
          </div>
        )}
      </dl>
      {isKnown && item.isVoid && (
        <p>
          <OwnWords>{words.itemVoid(brand)}</OwnWords>
        </p>
      )}
      {firstDay && (
        <p>
          <OwnWords>{words.itemOpened(firstDay)}</OwnWords>
        </p>
      )}
      {!isKnown && (
        <p>
          <OwnWords>{words.itemUnknown(brand)}</OwnWords>
        </p>
      )}
    </section>
  );
}
