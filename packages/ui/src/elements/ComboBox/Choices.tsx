import { Check, CircleAlert } from 'lucide-react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Popover, Text } from 'react-aria-components';
import { list } from '../fieldShell/list.css.ts';
import { Icon } from '../Icon/index.ts';
import { check, item as itemClass } from '../Menu/MenuItem.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import { Ring } from '../Ring/index.ts';
import * as css from './ComboBox.css.ts';
import { type ComboBoxItem, grouped } from './items.ts';
import { RETRY } from './useChoice.ts';

interface ChoicesProps {
  items: readonly ComboBoxItem[];
  /** The text in the field. */
  text: string;
  loadState: 'idle' | 'loading' | 'failed';
  /** Whether there are more options than these. */
  isCut: boolean;
}

/** The popup below the field: the options, or why there are none. */
export function Choices({ items, text, loadState, isCut }: ChoicesProps) {
  const hasFailed = loadState === 'failed';
  return (
    <Popover className={`${popover} ${css.underField}`} offset={4} placement="bottom start">
      <ListBox
        className={list}
        renderEmptyState={() => <NoResults text={text} isLoading={loadState === 'loading'} />}
      >
        {hasFailed && <RetryRow />}
        {!hasFailed &&
          grouped(items).map(({ title, items: members }, index) =>
            title === undefined ? (
              members.map((item) => <Choice key={item.id} {...item} />)
            ) : (
              <ListBoxSection key={`${index} ${title}`} id={`${index} ${title}`}>
                <Header className={css.sectionTitle}>{title}</Header>
                {members.map((item) => (
                  <Choice key={item.id} {...item} />
                ))}
              </ListBoxSection>
            ),
          )}
      </ListBox>
      {isCut && !hasFailed && (
        <output className={css.foot}>
          {`The first ${items.length} are shown. Keep typing to narrow the list.`}
        </output>
      )}
    </Popover>
  );
}

function Choice({ id, label, description }: ComboBoxItem) {
  return (
    <ListBoxItem id={id} textValue={label} className={itemClass({ tone: 'neutral' })}>
      {({ isSelected }) => (
        <>
          <span className={check}>{isSelected && <Icon of={Check} />}</span>
          <Lines first={label} second={description} />
        </>
      )}
    </ListBoxItem>
  );
}

interface LinesProps {
  first: string;
  second: string | undefined;
}

/** Both lines form the option's name, so that options with equal labels are announced differently. */
function Lines({ first, second }: LinesProps) {
  return (
    <Text slot="label" className={css.lines}>
      <span className={css.line} dir="auto">
        {first}
      </span>
      {second && (
        <span className={`${css.line} ${css.description}`} dir="auto">
          {second}
        </span>
      )}
    </Text>
  );
}

/** An option like the others, so that arrow keys and Enter retry. */
function RetryRow() {
  return (
    <ListBoxItem
      id={RETRY}
      textValue="The search didn’t load. Try again"
      className={itemClass({ tone: 'neutral' })}
    >
      <Icon of={CircleAlert} />
      <Lines first="The search didn’t load." second="Try again" />
    </ListBoxItem>
  );
}

interface NoResultsProps {
  text: string;
  isLoading: boolean;
}

function NoResults({ text, isLoading }: NoResultsProps) {
  if (isLoading)
    return (
      <div className={css.message}>
        <Ring aria-label="Searching" />
        Searching
      </div>
    );
  return (
    <div className={css.message}>
      {text === '' ? 'Type to search.' : `Nothing found for “${text}”. Try fewer letters.`}
    </div>
  );
}
