import { CTAS_PER_PAGE, type Cta } from '@hangtag/contract/wire/cta';
import { EditableList } from '@hangtag/ui/patterns/EditableList';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../elements/Menu/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { CompanyCtas } from './CompanyCtas.tsx';
import { type CtaListContent, entryOf } from './CtaList.tsx';
import { stateWords, targetWords } from './ctaWords.ts';

export interface PageCtasProps {
  /** Whose page it is: one product's, or the company's part of all pages. @default 'product' */
  of?: 'product' | 'company';
  /** All calls to action of the company: loaded, loading, or failed with a reason. */
  content: CtaListContent;
  /** Ids of those of the page, in page order. */
  selected: readonly number[];
  /** Ids of those on the published page; null before the first publish. @default null */
  published?: readonly number[] | null;
  /** Ids of those that the company shows on every page, in page order. @default [] */
  onEveryPage?: readonly number[];
  /** Where those of the company are chosen. @default '/company/ctas' */
  companyHref?: string;
  /** Why the page is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
  /** Receives the ids in their new order after one is added, moved or taken off. */
  onChange: (selected: readonly number[]) => void;
  /** Opens the form of a call to action. */
  onEdit: (cta: Cta) => void;
  /** Opens the form for a new one; absent where none can be added. */
  onCreate?: (() => void) | undefined;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

const shared = {
  orderedList: 'Calls to action in page order',
  one: 'call to action',
  many: 'calls to action',
  remove: 'Remove',
} as const;

const words = {
  product: {
    ...shared,
    list: 'Calls to action of this page',
    none: 'No calls to action on this page',
    purpose: 'Choose what the page offers to do next: buy, register, ask.',
  },
  company: {
    ...shared,
    list: 'Calls to action of all pages',
    none: 'No calls to action on all pages',
    purpose: 'Choose what every page offers to do next, after its own: find a shop, write to you.',
  },
} as const;

/** The calls to action of one page, or of all: chosen, ordered and taken off [F021]. */
export function PageCtas(props: PageCtasProps) {
  const { of = 'product', content, selected, lockedReason = null, onChange, now } = props;
  const { onEveryPage = [], companyHref = '/company/ctas', published = null } = props;
  const [shownAt] = useState(() => Date.now());
  const at = now ?? shownAt;
  const all = content.phase === 'ready' ? content.ctas : [];
  const byIds = (ids: readonly number[]) =>
    ids.flatMap((id) => all.filter(({ ctaId }) => ctaId === id));
  const chosen = byIds(selected);
  const describe = useCallback(
    (cta: Cta) => {
      const entry = entryOf(cta, at);
      const isAdded = published !== null && !published.includes(cta.ctaId);
      const added = <StatusMark shape="half">Added, not published</StatusMark>;
      return isAdded
        ? {
            ...entry,
            warning: (
              <>
                {added}
                {entry.warning}
              </>
            ),
          }
        : entry;
    },
    [at, published],
  );
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Heading level={2}>Calls to action</Heading>
        <Text tone="second">
          {of === 'company' && 'They follow on the pages of all your products. '}The choice and its
          order go live when you publish. Labels, addresses and dates go live at once.
        </Text>
      </Stack>
      <EditableList
        content={content.phase === 'ready' ? { phase: 'ready', items: chosen } : content}
        words={words[of]}
        layout="oneFact"
        tools={
          content.phase === 'ready' && (
            <Text kind="data" tone="second" as="span">
              {chosen.length} of {CTAS_PER_PAGE} on {of === 'product' ? 'this page' : 'all pages'}
            </Text>
          )
        }
        entryOf={describe}
        lossOf={noLoss}
        lockedReason={lockedReason}
        creator={<AddCta {...props} all={all} at={at} />}
        confirms={false}
        onCreate={() => props.onCreate?.()}
        onEdit={props.onEdit}
        onMove={({ ctaId }, place) =>
          onChange(selected.filter((id) => id !== ctaId).toSpliced(place, 0, ctaId))
        }
        onDelete={({ ctaId }) => {
          onChange(selected.filter((id) => id !== ctaId));
          return Promise.resolve(true);
        }}
        onRetry={props.onRetry}
      />
      {of === 'product' && content.phase === 'ready' && (
        <CompanyCtas
          ctas={byIds(onEveryPage.filter((id) => !selected.includes(id)))}
          href={companyHref}
          now={at}
        />
      )}
    </Stack>
  );
}

const noLoss = () => null;

interface AddCtaProps extends PageCtasProps {
  all: readonly Cta[];
  at: number;
}

/** Adds one of the company's calls to action, or a new one. */
function AddCta({ all, at, selected, onChange, onCreate }: AddCtaProps) {
  if (selected.length >= CTAS_PER_PAGE)
    return (
      <LockedButton
        icon={Plus}
        reason={`A page shows at most ${CTAS_PER_PAGE} of its own. Remove one to add another.`}
      >
        Add call to action
      </LockedButton>
    );
  const others = all.filter(({ ctaId }) => !selected.includes(ctaId));
  if (others.length === 0 && onCreate)
    return (
      <Button icon={Plus} onPress={onCreate}>
        New call to action
      </Button>
    );
  return (
    <MenuTrigger>
      <Button icon={Plus}>Add call to action</Button>
      <Menu
        search="Search label or address"
        onAction={(id) => (id === NEW ? onCreate?.() : onChange([...selected, Number(id)]))}
      >
        <MenuSection title="Your calls to action">
          {others.map((cta) => (
            <MenuItem
              key={cta.ctaId}
              id={String(cta.ctaId)}
              description={`${targetWords(cta)}, ${stateOf(cta, at)}`}
            >
              {cta.label}
            </MenuItem>
          ))}
        </MenuSection>
        {onCreate && (
          <MenuSection title="Another">
            <MenuItem id={NEW} icon={Plus}>
              New call to action
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}

const NEW = 'new';

/** `live until 12-24-2026` */
function stateOf(cta: Cta, now: number): string {
  const { words: state, days } = stateWords(cta, now);
  return [state.toLowerCase(), days].filter(Boolean).join(' ');
}
