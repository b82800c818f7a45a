/** What an outage is. */
import type { Stage } from './stage.ts';
import type { Readiness } from './ready.ts';

/** An outage: how it begins and ends, and what `/ready` must say meanwhile. */
export interface Outage {
  readonly about: string;
  /** How long it lasts, in seconds; 0 for one that is over at once. */
  readonly seconds: number;
  /** What `/ready` of each server must say, from a few seconds after the beginning to the end; null is anything. */
  readonly ready: readonly [Readiness | null, Readiness | null];
  /** Megabytes of a disk that is the database's alone. @default the disk of the temp folder */
  readonly disk?: number;
  /** Variables that both servers start with. */
  readonly env?: Readonly<Record<string, string>>;
  begin(stage: Stage): Promise<void> | void;
  end(stage: Stage): Promise<void> | void;
}
