/** An archive: a sequence of named bodies, as a folder or as one tar file. */
import type { Readable } from 'node:stream';
import { OperatorProblem } from '@hangtag/server/config/operatorProblem';

/** One body of an archive that is read; it must be consumed before the next one is read. */
export interface ArchiveEntry {
  readonly name: string;
  readonly body: Readable;
}

/** An archive that is being written; its name appears only when it is complete. */
export interface ArchiveWriter {
  /** Adds a body of a known or unknown number of bytes. */
  add(name: string, body: Readable, bytes: number | null): Promise<void>;
  /** Gives the archive its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** An archive's bodies in the order in which they were written. */
export type ArchiveReader = () => AsyncGenerator<ArchiveEntry>;

/** A problem of an archive, or of where it comes from or goes to. */
export class DataProblem extends OperatorProblem {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'DataProblem';
  }
}

/** The names in an archive. */
export const archiveNames = {
  head: 'hangtag.json',
  rows: 'rows/',
  blobs: 'files/',
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
} as const;
