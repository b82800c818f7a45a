import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/product';
import type { GenericSchema } from 'valibot';
import type { Problem } from '../../api/problem.ts';
import type { Remote } from '../../remote/Remote.ts';

/** Where the draft is: on the server, only in this tab, on its way, or refused. */
export type SaveState<Draft = unknown, Answer = unknown> =
  | { readonly phase: 'saved' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Another user saved in between; both versions stay until this user decides. */
  | {
      readonly phase: 'stale';
      readonly problem: Problem;
      readonly versions: { readonly base: Draft; readonly server: Answer };
    }
  /** Typed before the session ended or the page reloaded, at `at` (milliseconds since 1970); the user decides whether it counts. */
  | { readonly phase: 'recovered'; readonly at: number };

/** One record in its editor. */
export interface DraftEditor<Draft, Answer> {
  /** The record as the server had it when the draft was based on it. */
  record: Remote<Answer>;
  /** What the screen shows; null until it is loaded. */
  draft: Draft | null;
  save: SaveState<Draft, Answer>;
  /** Files chosen here that no answer of the server names yet. */
  chosen: readonly ProductFile[];
  publishing: { isBusy: boolean; problem: Problem | null };
}

/** What the server's answer about any record with a draft holds. */
export interface DraftAnswer<Draft> {
  readonly unpublishedContent: Draft;
  readonly files: readonly ProductFile[];
  readonly can: { readonly edit: boolean };
}

export type PublishAction = 'publish' | 'unpublish';

/** What tells one kind of record from another. */
export interface DraftKind<Draft, Answer, Body> {
  /** Where unsaved text of a record is stored: `product/5`. */
  readonly place: (id: number) => string;
  /** What a stored draft must look like to be offered again. */
  readonly schema: GenericSchema<unknown, Draft>;
  /** The draft as the page that two versions are compared by. */
  readonly asPage: (draft: Draft) => ProductContent;
  readonly read: (id: number) => Promise<Answer>;
  /** The parts of the draft that differ from the base, as the call takes them; null when none does. */
  readonly bodyOf: (draft: Draft, base: Draft) => Body | null;
  readonly write: (base: Answer, body: Body) => Promise<Answer>;
  readonly publish: (base: Answer, action: PublishAction) => Promise<Answer>;
  /** The toast after publishing or unpublishing. */
  readonly message: (answer: Answer, action: PublishAction) => string;
}
