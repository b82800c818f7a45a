/** What an archive says about itself: first who can read it, last what must have arrived. */
import { latestMigration } from '@hangtag/server/db/release';
import { DataProblem } from './archive.ts';

/** Grows when the archive's form changes. */
const FORMAT = 1;

/** First entry. */
export interface ArchiveHeader {
  readonly product: 'hangtag';
  readonly format: number;
  /** Last migration of the database it was taken from. */
  readonly migration: string;
  /** ISO instant. */
  readonly takenAt: string;
}

/** Last entry. */
export interface Manifest {
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Where each sequence goes on. */
  readonly sequences: Readonly<Record<string, { readonly last: string; readonly isUsed: boolean }>>;
  readonly blobs: number;
  readonly blobBytes: number;
}

/** The head of an archive that is made now. */
export const newHeader = (now: Date): ArchiveHeader => ({
  product: 'hangtag',
  format: FORMAT,
  migration: latestMigration(),
  takenAt: now.toISOString(),
});

/** Reads the first entry. @throws DataProblem when this release cannot read the archive. */
export function checkHeader(text: string): ArchiveHeader {
  const head = parsed(text) as Partial<ArchiveHeader> | null;
  if (head?.product !== 'hangtag' || typeof head.format !== 'number') {
    throw new DataProblem('This is not an archive of Hangtag.');
  }
  if (head.format > FORMAT) {
    throw new DataProblem(
      `The archive has format ${head.format}, and this release reads up to ${FORMAT}. Import it with the release that made it, or a newer one.`,
    );
  }
  if (head.migration !== latestMigration()) {
    throw new DataProblem(
      `The archive was taken at ${head.migration}, and this release is at ${latestMigration()}. Import it with the release that made it, then upgrade.`,
    );
  }
  return head as ArchiveHeader;
}

/** Reads the last entry. @throws DataProblem when it is something else. */
export function readManifest(text: string): Manifest {
  const manifest = parsed(text) as Manifest | null;
  if (!manifest?.tables || !manifest.sequences) throw new DataProblem('The manifest is damaged.');
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
