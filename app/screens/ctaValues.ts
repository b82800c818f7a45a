/** Between a call to action on the wire and the values of its form. */
import { dayOf, endOfDay, instantOf, startOfDay, timeIn } from '@hangtag/contract/rules/days';
import type { Cta, CtaBody } from '@hangtag/contract/wire/cta';
import { type CtaValues, ctaFile, ctaFileType } from '@hangtag/ui/patterns/CtaList';

const blank: CtaValues = {
  label: '',
  name: '',
  type: 'url',
  style: 'secondary',
  at: 'address',
  file: null,
  target: '',
  utm: {},
  startDay: null,
  startTime: '',
  endDay: null,
  endTime: '',
  isShown: true,
};

/** The form values of a call to action; blank for a new one. @param zone The company's, whose days they are. */
export function valuesOf(cta: Cta | null, zone: string): CtaValues {
  if (!cta) return blank;
  const { label, name, type, style, file, target, utm, startsAt, endsAt, status } = cta;
  return {
    label,
    name: name === label ? '' : name,
    type,
    style,
    at: file?.type ?? 'address',
    file: file ?? null,
    target: target.replace(/^(mailto|tel|sms):/, ''),
    utm,
    ...startOf(startsAt, zone),
    ...endOf(endsAt, zone),
    isShown: status === 'active',
  };
}

/** The form's values as the request body. @param zone As for `valuesOf`. */
export function bodyOf(values: CtaValues, zone: string): CtaBody {
  const { label, name, type, style, target, utm, isShown } = values;
  const { startDay, startTime, endDay, endTime } = values;
  const isFile = ctaFileType(values) !== null;
  return {
    label,
    name,
    type,
    style,
    target: isFile ? '' : target,
    filesId: ctaFile(values)?.filesId ?? null,
    utm: Object.fromEntries(Object.entries(utm).filter(([, value]) => value.trim() !== '')),
    startsAt:
      startDay &&
      (startTime ? instantOf(startDay, startTime, zone) : startOfDay(startDay, zone)).toISOString(),
    endsAt:
      endDay && (endTime ? instantOf(endDay, endTime, zone) : endOfDay(endDay, zone)).toISOString(),
    status: isShown ? 'active' : 'inactive',
  };
}

/** The day and the time; a day's beginning has no time. */
function startOf(startsAt: string | null, zone: string) {
  if (startsAt === null) return { startDay: null, startTime: '' };
  const at = new Date(startsAt);
  const startDay = dayOf(at, zone);
  const isWhole = startOfDay(startDay, zone).getTime() === at.getTime();
  return { startDay, startTime: isWhole ? '' : timeIn(zone, at) };
}

/** The day and the time; the midnight after the last day has none. */
function endOf(endsAt: string | null, zone: string) {
  if (endsAt === null) return { endDay: null, endTime: '' };
  const at = new Date(endsAt);
  const endDay = dayOf(new Date(at.getTime() - 1), zone);
  const isWhole = endOfDay(endDay, zone).getTime() === at.getTime();
  return { endDay, endTime: isWhole ? '' : timeIn(zone, at) };
}
