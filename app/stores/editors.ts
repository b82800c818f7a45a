import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer, ProductFile } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Problem } from '../api/problem.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

/** Where what was typed is: on the server too, here alone, on its way, or refused. */
export type SaveState<Met = Versions> =
  | { readonly phase: 'saved' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Somebody else saved in between; both texts are kept until the person decides. */
  | { readonly phase: 'stale'; readonly problem: Problem; readonly versions: Met }
  /** Typed before the session was lost or the page reloaded; the person decides whether it counts. */
  | { readonly phase: 'kept'; readonly at: number };

/** What a draft that met another one was made from, and the other one. */
export interface Versions {
  readonly base: ProductContent;
  readonly theirs: ProductAnswer;
}

/** One product in the editor. */
export interface Editor {
  /** What the draft is based on, as the server had it. */
  product: Remote<ProductAnswer>;
  /** As it stands on the screen; null until it was loaded. */
  draft: ProductContent | null;
  save: SaveState;
  /** Files chosen here that the server has not told of yet. */
  chosen: readonly ProductFile[];
}

const state = proxy<{ editors: Record<number, Editor> }>({ editors: {} });
const nothing = (): Editor => ({
  product: idle,
  draft: null,
  save: { phase: 'saved' },
  chosen: [],
});
const blank: Readonly<Editor> = nothing();
const turns = new Map<number, number>();

onOwnerChange(() => {
  state.editors = {};
  turns.clear();
});

/** One product in the editor, for a component. */
export const useEditor = (productId: number): Readonly<Editor> =>
  (useSnapshot(state).editors[productId] as Editor | undefined) ?? blank;

/** One product in the editor, for the stores that change it. */
export function editorOf(productId: number): Editor {
  // Read back after the write: only what comes out of the proxy is watched.
  if (!state.editors[productId]) state.editors[productId] = nothing();
  return state.editors[productId] ?? nothing();
}

/** Ids of the products that were opened. */
export const openedIds = (): readonly number[] => Object.keys(state.editors).map(Number);

/** Is there something that only this page knows? */
export const isUnsaved = ({ save }: Pick<Editor, 'save'>): boolean => save.phase !== 'saved';

/** Forgets a product with all that was typed in it; a save that is under way changes nothing any more. */
export function forgetEditor(productId: number): void {
  takeTurn(productId);
  delete state.editors[productId];
}

/** Begins something after which earlier answers come too late; tells whether it still is the latest. */
export function takeTurn(productId: number): () => boolean {
  const mine = (turns.get(productId) ?? 0) + 1;
  turns.set(productId, mine);
  return () => turns.get(productId) === mine;
}

/** What the draft is based on. */
export const baseOf = (editor: Editor): ProductAnswer | undefined => shown(editor.product);

/** Takes the server's product as the new base; the draft stays as it is. */
export function rebase(editor: Editor, data: ProductAnswer): void {
  editor.product = ref({ phase: 'ready', data });
}

/**
 * Takes the server's product as the truth of the screen.
 * @param seen The draft when the server was asked; what was typed since then is kept and stays unsaved.
 */
export function accept(editor: Editor, data: ProductAnswer, seen: ProductContent | null): void {
  rebase(editor, data);
  if (editor.draft !== seen) return;
  editor.draft = ref(data.unpublishedContent);
  editor.save = { phase: 'saved' };
}

/** Notes a file that was just chosen, so that the editor can draw it. */
export function addChosenFile(productId: number, file: ProductFile): void {
  const editor = editorOf(productId);
  editor.chosen = ref([...editor.chosen.filter(({ filesId }) => filesId !== file.filesId), file]);
}

/** Every file the draft may refer to. */
export function filesOf({ product, chosen }: Pick<Editor, 'product' | 'chosen'>): ProductFile[] {
  return [...(shown(product)?.files ?? []), ...chosen];
}
