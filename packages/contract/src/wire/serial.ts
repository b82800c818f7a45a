/** Batches of serial numbers of a product: made by a job, exported for the press, activated, and opened by people. */
import * as v from 'valibot';
import { LabelSheet, type SymbolFacts, printUse, symbolWidth } from './code.ts';
import { optionalName, requiredName } from './fields.ts';
import { isLot } from './lot.ts';

/** Most serials of one batch. */
export const BATCH_MAX = 100_000;

/** Batches, repeats and lots that an answer lists at most. */
export const BATCHES_SHOWN = 100;
export const REPEATS_SHOWN = 12;
export const LOTS_SHOWN = 100;

/** A serial that was opened on so many days or more is asked about. */
export const REPEAT_DAYS = 5;

/** Days of the chart. */
export const OPENED_DAYS = 28;

/** What became of a batch; `cancelled` ones leave no serial behind. */
export type BatchState =
  | 'making'
  | 'made'
  | 'exported'
  | 'printed'
  | 'activated'
  | 'void'
  | 'cancelled';

export const batchMoves = ['printed', 'activated', 'void'] as const;
/** What a person says of a batch. */
export type BatchMove = (typeof batchMoves)[number];

/** What may be said of a batch in each state; exporting is another call. */
export const movesOf: Readonly<Record<BatchState, readonly BatchMove[]>> = {
  making: [],
  made: ['void'],
  exported: ['printed', 'activated', 'void'],
  printed: ['activated', 'void'],
  activated: ['void'],
  void: [],
  cancelled: [],
};

/** Whether the file of a batch may be handed out. */
export const isExportable = (state: BatchState): boolean =>
  !['making', 'void', 'cancelled'].includes(state);

/** Serials of a batch that follow each other, counted from 1 in the order of their letters. */
export interface SerialRange {
  readonly first: number;
  readonly last: number;
}

/** One hand-out of a batch: the list of all its serials, or labels of some. */
export interface BatchExport extends SerialRange {
  /** A list is CSV, labels are PDF. */
  readonly format: 'csv' | 'pdf';
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Name of the person at that time. */
  readonly by: string;
}

/** A batch as its company sees it. */
export interface SerialBatch {
  readonly id: number;
  readonly name: string;
  /** AI 10 of its items; null without one. */
  readonly lot: string | null;
  /** What people read about their item; empty where there is nothing to say. */
  readonly note: string;
  /** The number under which its serials are unique. */
  readonly gtin14: string;
  readonly quantity: number;
  /** Serials that are there. */
  readonly made: number;
  readonly state: BatchState;
  /** Since when it is in that state, ISO 8601, UTC. */
  readonly stateAt: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly startedBy: string;
  /** Why it is void; empty otherwise. */
  readonly voidReason: string;
  /** The oldest first. */
  readonly exports: readonly BatchExport[];
  /** Serials that were opened once or more. */
  readonly opened: number;
  /** Those of them that were opened before the batch was activated. */
  readonly openedEarly: number;
}

/** A serial that was opened on several days. */
export interface RepeatedSerial {
  readonly serial: string;
  readonly batchName: string;
  /** Different days on which it was opened. */
  readonly days: number;
  /** YYYY-MM-DD in the company's zone. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A lot that a batch, a printed code or a recall of a product names. */
export interface ProductLot {
  readonly lot: string;
  /** Serials of its batches that are whole; 0 where there are none. */
  readonly serials: number;
  /** Files with its codes that were handed out. */
  readonly files: number;
  /** When the last of them was, ISO 8601, UTC; null before the first. */
  readonly lastFileAt: string | null;
  /** Since when it is recalled, by itself or with the product, ISO 8601, UTC; null while it is not. */
  readonly recalledSince: string | null;
}

/** `GET /api/companies/{companyId}/products/{productId}/serials`. */
export interface SerialsAnswer {
  /** The newest first, at most `BATCHES_SHOWN`. */
  readonly batches: readonly SerialBatch[];
  readonly total: number;
  /** Serials of all batches that were neither cancelled nor are being made. */
  readonly serials: number;
  /** Those of them that were opened once or more. */
  readonly opened: number;
  /** First openings by day, of the last `OPENED_DAYS` days; days without one are left out. */
  readonly openedByDay: readonly { readonly day: string; readonly count: number }[];
  /** Size of an item's QR code; null before the first batch. */
  readonly itemCode: Pick<SymbolFacts, 'modules' | 'quietZone'> | null;
  /** Today in the company's zone. */
  readonly today: string;
  /** The most repeated first, at most `REPEATS_SHOWN`. */
  readonly repeats: readonly RepeatedSerial[];
  readonly repeatCount: number;
  /** The last in the order of letters first, at most `LOTS_SHOWN`. */
  readonly lots: readonly ProductLot[];
  readonly lotCount: number;
  /** Does the page say of an unknown serial that the brand did not issue it? */
  readonly allSerialized: boolean;
  /** Does the plan name an extra cost per product? [F098] */
  readonly hasExtraCost: boolean;
  /** Why no batch can be made now, as a sentence; null when one can. */
  readonly locked: string | null;
  readonly can: { readonly edit: boolean };
}

const NAME_MAX = 80;
const NOTE_MAX = 300;
/** Longest reason of a void batch or serial. */
export const VOID_REASON_MAX = 120;

/** `POST …/serials/batches`: begins a batch; the same `requestId` again answers the same batch. */
export const BatchBody = v.object({
  /** Made by the caller, one for each intended batch. */
  requestId: v.pipe(v.string('Must be a UUID.'), v.uuid('Must be a UUID.')),
  name: requiredName(NAME_MAX),
  /** Empty for none. */
  lot: v.pipe(
    optionalName(20),
    v.check(
      (lot) => lot === '' || isLot(lot),
      'A lot has up to 20 letters, digits and signs, without a space.',
    ),
  ),
  quantity: v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(1, 'Must be at least 1.'),
    v.maxValue(BATCH_MAX, `Must be at most ${BATCH_MAX}: make several batches.`),
  ),
  note: optionalName(NOTE_MAX),
});
export type BatchBody = v.InferInput<typeof BatchBody>;

/** `PUT …/serials/batches/{batchId}/state`. */
export const BatchStateBody = v.pipe(
  v.strictObject({
    state: v.picklist(batchMoves, 'Must be printed, activated or void.'),
    /** Why it is void; ignored otherwise. */
    reason: v.optional(optionalName(VOID_REASON_MAX), ''),
  }),
  v.forward(
    v.partialCheck(
      [['state'], ['reason']],
      ({ state, reason }) => state !== 'void' || reason !== '',
      'Say why.',
    ),
    ['reason'],
  ),
);
export type BatchStateBody = v.InferInput<typeof BatchStateBody>;

/** `POST …/serials/batches/{batchId}/export`: answers the CSV for the press. */
export const BatchExportBody = v.object({
  /** Said where it was handed out before: lost files are how copies begin. */
  again: v.optional(v.boolean('Must be true or false.'), false),
});
export type BatchExportBody = v.InferInput<typeof BatchExportBody>;

/**
 * `POST …/serials/batches/{batchId}/sheets`: answers one PDF of label sheets on which each label has the code of its own
 * serial, in the order of the list for the press.
 */
export const BatchSheetsBody = v.object({
  sheet: LabelSheet,
  /** Printed width of the symbol without its empty area, in millimetres. */
  widthMm: symbolWidth,
  /** @default a till */
  use: v.optional(printUse, 'till'),
  /** Number and serial in letters below each code. */
  humanReadable: v.optional(v.boolean('Must be true or false.'), true),
  /** Which of the files that the batch fills (`filesOfBatch`), counted from 1. */
  file: v.optional(v.pipe(v.number('Must be a number.'), v.integer('Must be a whole number.')), 1),
  /** Said where one of its serials was handed out before. */
  again: BatchExportBody.entries.again,
});
export type BatchSheetsBody = v.InferInput<typeof BatchSheetsBody>;

/** `PUT …/serials/void`: one item, e.g. a stolen one. */
export const SerialVoidBody = v.strictObject({
  serial: requiredName(20),
  reason: requiredName(VOID_REASON_MAX),
});
export type SerialVoidBody = v.InferInput<typeof SerialVoidBody>;

/** `PUT …/serials/checks`. */
export const SerialChecksBody = v.object({
  /** Are all items serialised, so that an unknown serial is worth a sentence? */
  allSerialized: v.boolean('Must be true or false.'),
});
export type SerialChecksBody = v.InferInput<typeof SerialChecksBody>;
