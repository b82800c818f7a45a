/** Between a call to action on the wire and the values of its form. */
import { dayOf, endOfDay, startOfDay } from '@hangtag/contract/rules/days';
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
  endDay: null,
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
    startDay: startsAt && dayOf(new Date(startsAt), zone),
    // The end is the midnight after the last day.
    endDay: endsAt && dayOf(new Date(Date.parse(endsAt) - 1), zone),
    isShown: status === 'active',
  };
}

/** The form's values as the request body. @param zone As for `valuesOf`. */
export function bodyOf(values: CtaValues, zone: string): CtaBody {
  const { label, name, type, style, target, utm, startDay, endDay, isShown } = values;
  const isFile = ctaFileType(values) !== null;
  return {
    label,
    name,
    type,
    style,
    target: isFile ? '' : target,
    filesId: ctaFile(values)?.filesId ?? null,
    utm: Object.fromEntries(Object.entries(utm).filter(([, value]) => value.trim() !== '')),
    startsAt: startDay && startOfDay(startDay, zone).toISOString(),
    endsAt: endDay && endOfDay(endDay, zone).toISOString(),
    status: isShown ? 'active' : 'inactive',
  };
}
