/** Compares two drafts made from one, and merges them into one draft. */
import type { ProductContent } from '../wire/content.ts';
import { isSame } from './canonical.ts';
import { summaryFrom } from './content.ts';
import type { AssetChange, ContentChange, FileChange } from '../wire/changes.ts';
import { listChanges } from './changes.ts';

/** Whose version: that of this screen, or the one that another user saved. */
export type MergeSide = 'local' | 'server';

/** Both hold the same things in another order. */
export interface OrderChange {
  readonly kind: 'order';
  readonly of: 'sections' | 'headers';
}

/** The part of a draft that its editor saves; another call saves the presentation of files. */
type DraftChange = Exclude<ContentChange, AssetChange | FileChange>;

/** One thing the two say differently, decided as a whole. */
export interface MergePart {
  /** Names the part within one merge. */
  readonly key: string;
  /** My version against theirs; `added` is mine alone, `removed` theirs alone. */
  readonly change: DraftChange | OrderChange;
  /** Whose version to take because only they changed it; null when both did. */
  readonly suggested: MergeSide | null;
}

/** Settings that a draft's writer may change; the others always follow the server. */
const ownSettings: readonly string[] = ['ctas', 'currentHeaderId'];
const lists = ['headers', 'sections'] as const;

/** What my draft and theirs say differently, in page order. @param base The draft that mine was made from. */
export function mergeParts(
  base: ProductContent,
  localVersion: ProductContent,
  serverVersion: ProductContent,
): readonly MergePart[] {
  const changes = listChanges(localVersion, serverVersion).filter(isDecided);
  const orders = lists
    .filter(
      (of) =>
        !isSame(orderIn(localVersion, serverVersion, of), orderIn(serverVersion, localVersion, of)),
    )
    .map((of) => ({ kind: 'order' as const, of }));
  return [...changes, ...orders].map((change) => ({
    key: keyOf(change),
    change,
    suggested: suggest(change, base, localVersion, serverVersion),
  }));
}

function isDecided(change: ContentChange): change is DraftChange {
  if (change.kind === 'asset' || change.kind === 'file') return false;
  if (change.kind === 'setting') return ownSettings.includes(change.field);
  // A thing that only moved belongs to the order, which is one part.
  return !('change' in change) || change.change !== 'moved';
}

/** One draft that says for each part what the chosen side says; what no part names is the same in both. */
export function merge(
  localVersion: ProductContent,
  serverVersion: ProductContent,
  choose: (key: string) => MergeSide,
): ProductContent {
  const from = (key: string) => (choose(key) === 'local' ? localVersion : serverVersion);
  return {
    ...serverVersion,
    title: from('title').title,
    summary: summaryFrom((field) => from(`summary ${field}`).summary[field]),
    ctas: from('setting ctas').ctas,
    currentHeaderId: from('setting currentHeaderId').currentHeaderId,
    headers: mergeLists(
      localVersion.headers,
      serverVersion.headers,
      choose('order headers'),
      (id) => choose(`header ${id}`),
    ),
    sections: mergeLists(
      localVersion.sections,
      serverVersion.sections,
      choose('order sections'),
      (id) => choose(`section ${id}`),
    ),
  };
}

interface Item {
  readonly id: string | number;
}

/** The entries of both in the leading side's order; an entry of the other side only follows its predecessor there. */
function mergeLists<T extends Item>(
  localVersion: readonly T[],
  serverVersion: readonly T[],
  leading: MergeSide,
  choose: (id: T['id']) => MergeSide,
): readonly T[] {
  const [lead, other] =
    leading === 'local' ? [localVersion, serverVersion] : [serverVersion, localVersion];
  const ids: T['id'][] = lead.map(({ id }) => id);
  for (const [place, { id }] of other.entries()) {
    if (ids.includes(id)) continue;
    const before = other[place - 1];
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  }
  return ids.flatMap((id) =>
    (choose(id) === 'local' ? localVersion : serverVersion).filter((each) => each.id === id),
  );
}

function suggest(
  change: MergePart['change'],
  base: ProductContent,
  localVersion: ProductContent,
  serverVersion: ProductContent,
): MergeSide | null {
  const [was, local, server] =
    change.kind === 'order'
      ? [
          orderIn(base, localVersion, change.of),
          orderIn(localVersion, base, change.of),
          orderIn(serverVersion, base, change.of),
        ]
      : [pieceOf(base, change), pieceOf(localVersion, change), pieceOf(serverVersion, change)];
  if (isSame(local, was)) return 'server';
  return isSame(server, was) ? 'local' : null;
}

/** The part of a draft that a change concerns; undefined where the draft has none. */
function pieceOf(content: ProductContent, change: DraftChange): unknown {
  switch (change.kind) {
    case 'summary':
      return content.summary[change.field];
    case 'title':
      return content.title;
    case 'header':
      return content.headers.find(({ id }) => id === change.id);
    case 'section':
      return content.sections.find(({ id }) => id === change.id);
    case 'setting':
      return content[change.field as keyof ProductContent];
  }
}

/** Ids of `content` in its order, as far as `other` has them too. */
function orderIn(content: ProductContent, other: ProductContent, of: OrderChange['of']) {
  const known = new Set<string | number>(other[of].map(({ id }) => id));
  return content[of].map(({ id }) => id).filter((id) => known.has(id));
}

function keyOf(change: MergePart['change']): string {
  if (change.kind === 'order') return `order ${change.of}`;
  if (change.kind === 'title') return change.kind;
  return `${change.kind} ${'id' in change ? change.id : change.field}`;
}
