import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type { GenericSchema } from 'valibot';
import type { Problem } from '../api/problem.ts';
import type { Remote } from '../remote/Remote.ts';

/** The state of saving: saved, unsaved, saving, or failed. */
export type SaveState<Draft = unknown, Answer = unknown> =
  | { readonly phase: 'saved' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'saving' }
  /** `isRestSaved`: everything but the rejected values is saved. */
  | { readonly phase: 'failed'; readonly problem: Problem; readonly isRestSaved?: boolean }
  /** Another user saved in between; both versions stay until this user decides. */
  | {
      readonly phase: 'stale';
      readonly problem: Problem;
      readonly versions: { readonly base: Draft; readonly server: Answer };
    }
  /**
   * Unsaved input recovered after the session ended or the page reloaded, from `at` (milliseconds since 1970); the user
   * accepts or discards it.
   */
  | { readonly phase: 'recovered'; readonly at: number };

/** One record in its editor. */
export interface DraftEditor<Draft, Answer> {
  /** The server's record that the draft is based on. */
  record: Remote<Answer>;
  /** The draft on the screen; null until loaded. */
  draft: Draft | null;
  save: SaveState<Draft, Answer>;
  /** Files selected here that no answer of the server contains yet. */
  chosen: readonly ProductFile[];
  publishing: { isBusy: boolean; problem: Problem | null };
}

/** The server's answer about any record with a draft. */
export interface DraftAnswer<Draft> {
  readonly unpublishedContent: Draft;
  readonly published: boolean;
  readonly files: readonly ProductFile[];
  readonly can: { readonly edit: boolean };
}

export type PublishAction = 'publish' | 'unpublish';

/** The differences between kinds of records. */
export interface DraftKind<Draft, Answer, Body> {
  /** Storage key of a record's unsaved input: `product/5`. */
  readonly place: (id: number) => string;
  /** The schema of a stored draft. */
  readonly schema: GenericSchema<unknown, Draft>;
  /** The draft as a page, to compare two versions. */
  readonly asPage: (draft: Draft) => ProductContent;
  readonly read: (id: number) => Promise<Answer>;
  /** The parts that differ from the base, as the request body; null without a difference. */
  readonly bodyOf: (draft: Draft, base: Draft) => Body | null;
  /** The draft without the rejected fields, named as in the server's answer: they keep the base's values. */
  readonly without: (draft: Draft, base: Draft, rejected: readonly string[]) => Draft;
  readonly write: (base: Answer, body: Body) => Promise<Answer>;
  readonly publish: (base: Answer, action: PublishAction) => Promise<Answer>;
  /** The toast after publishing or unpublishing. */
  readonly message: (answer: Answer, action: PublishAction) => string;
}
