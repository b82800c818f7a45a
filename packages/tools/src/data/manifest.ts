/** What an archive says about itself: first which releases can read it, last what must have arrived. */
import { latestMigration } from '@hangtag/server/db/release';
import { DataProblem } from './archive.ts';

/** Increases when the archive's format changes. */
const FORMAT = 1;

/** The first entry. */
export interface ArchiveHeader {
  readonly product: 'hangtag';
  readonly format: number;
  /** The last migration of the exported database. */
  readonly migration: string;
  /** ISO instant. */
  readonly takenAt: string;
}

/** The last entry. */
export interface Manifest {
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Where each sequence continues. */
  readonly sequences: Readonly<Record<string, { readonly last: string; readonly isUsed: boolean }>>;
  readonly blobs: number;
  readonly blobBytes: number;
}

/** The head of a new archive. */
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

/** Reads the last entry. @throws DataProblem when it has another form. */
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
