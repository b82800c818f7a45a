/** Small schemas that several resources share, with the specification's messages. */
import * as v from 'valibot';
import { isDay } from './day.ts';
import { EMAIL_MAX } from './email.ts';
import { fieldMessages } from './messages.ts';

/** Text without control characters; NUL would be refused by the database, lone surrogates by UTF-8. */
const printable = v.check<string, string>(
  (text) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text),
  fieldMessages.unstorable,
);

/** Control characters, line breaks among them, and signs that turn the direction of the text around them. */
const invisibleSigns = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Nothing but signs without a picture, such as joiners, which scripts need between letters, and the empty Braille cell. */
const nothingVisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cf}\u2800]+$/u;

/** Without signs that make a name look like another one wherever it is shown, or like none. */
const visible = v.check<string, string>(
  (name) => name.isWellFormed() && name.search(invisibleSigns) === -1 && !nothingVisible.test(name),
  fieldMessages.invisible,
);

/** A name up to `max` characters: one line of visible text, trimmed at both ends, not empty. */
export const requiredName = (max: number, message: string = fieldMessages.required) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(max, `Must be at most ${max} characters.`),
    visible,
  );

/** The name of a file without such characters: systems and messengers add them. */
export const fileNameOf = (max: number) =>
  v.pipe(
    requiredText(max),
    v.transform((name) => name.replaceAll(invisibleSigns, '').trim()),
    v.nonEmpty(fieldMessages.required),
    visible,
  );

/** As `requiredName`, and may be empty; a telephone number and a line of an address are written so too. */
export const optionalName = (max: number) =>
  v.pipe(
    v.string('Must be text.'),
    v.trim(),
    v.maxLength(max, `Must be at most ${max} characters.`),
    visible,
  );

/** Any storable text up to `max` characters (UTF-16 code units), trimmed at both ends. */
export const text = (max: number) =>
  v.pipe(
    v.string('Must be text.'),
    v.trim(),
    v.maxLength(max, `Must be at most ${max} characters.`),
    printable,
  );

/** As `text`, and not empty. */
export const requiredText = (max: number, message: string = fieldMessages.required) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(max, `Must be at most ${max} characters.`),
    printable,
  );

const isAddress = (text: string) => text.length <= EMAIL_MAX && v.EMAIL_REGEX.test(text);

/** An email address as people have them; lower-casing is the server's business. */
export const email = v.pipe(
  v.string(fieldMessages.required),
  v.trim(),
  v.nonEmpty(fieldMessages.required),
  // A missing value has one problem, not two.
  v.check((text) => text === '' || isAddress(text), fieldMessages.email),
);

/** A password as typed: never trimmed, capped because hashing costs (D07). */
export const passwordAsTyped = v.pipe(
  v.string(fieldMessages.required),
  v.nonEmpty(fieldMessages.required),
  v.maxLength(200, 'Must be at most 200 characters.'),
);

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string('Must be a date like 2026-11-21.'),
  v.check(isDay, 'Must be a date like 2026-11-21.'),
);

/** A company's IANA time zone, e.g. `Europe/Zurich`, in its usual spelling; an offset does not know when clocks change. */
export const zoneName = v.pipe(
  v.string('Is not a time zone.'),
  v.check((zone) => /^[a-z]/i.test(zone) && isZone(zone), 'Is not a time zone.'),
  v.transform((zone) => zoneFormat(zone).resolvedOptions().timeZone),
);

/** The reader's time zone, in whose calendar days begin and end: an IANA name, or an offset, as some browsers say. @default 'UTC' */
export const timeZone = v.optional(
  v.pipe(v.string(), v.check(isZone, 'Is not a time zone.')),
  'UTC',
);

const zoneFormat = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone });

function isZone(zone: string): boolean {
  if (zone.length > 64) return false;
  try {
    zoneFormat(zone);
    return true;
  } catch {
    return false;
  }
}

/** A row's id. */
export const id = v.pipe(
  v.number('Must be a number.'),
  v.integer('Must be a whole number.'),
  v.minValue(1, 'Must be at least 1.'),
  v.maxValue(2_147_483_647, 'Is too large.'),
);

/** A reference to a file by its id, as the specification writes it. */
export const FileRefInput = v.object({ filesId: id }, 'Must name a file.');

/** A file as another resource refers to it. */
export interface FileRef {
  readonly filesId: number;
  /** Address of the file's main rendition; present when the resource is read. */
  readonly fileUrl?: string;
}
