/** The company's content in the editor: what is on the screen, and what of it the server has (D40). */
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Problem } from '../api/problem.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import type { SaveState } from './editors.ts';

/** What a draft that met another one was made from, and the other one. */
interface Versions {
  readonly base: CompanyContent;
  readonly theirs: CompanyContentAnswer;
}

interface State {
  /** What the draft is based on, as the server had it. */
  content: Remote<CompanyContentAnswer>;
  /** As it stands on the screen; null until it was loaded. */
  draft: CompanyContent | null;
  save: SaveState<Versions>;
  /** Files chosen here that the server has not told of yet. */
  chosen: readonly ProductFile[];
  publishing: { readonly busy: boolean; readonly problem: Problem | null };
}

/** Nothing loaded, nothing typed. */
export const nothing = (): State => ({
  content: idle,
  draft: null,
  save: { phase: 'saved' },
  chosen: [],
  publishing: { busy: false, problem: null },
});
/** For the stores that change it. */
export const state: State = proxy(nothing());
/** The company's content in the editor, for a component. */
export const useContentEditor = (): Readonly<State> => useSnapshot(state) as State;

/** Is there something that only this page knows? */
export const isContentUnsaved = (): boolean => state.save.phase !== 'saved';

/** How saving goes now, also where no component listens. */
export const contentSave = (): SaveState<Versions> => state.save;

/** What the draft is based on. */
export const baseOf = (): CompanyContentAnswer | undefined => shown(state.content);

/** Takes the server's content as the new base; the draft stays as it is. */
export const rebase = (data: CompanyContentAnswer): void =>
  void (state.content = ref({ phase: 'ready', data }));

let turn = 0;

/** Begins something after which earlier answers come too late; tells whether it still is the latest. */
export function takeTurn(): () => boolean {
  turn += 1;
  const mine = turn;
  return () => turn === mine;
}
