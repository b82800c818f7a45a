/** Between a call to action on the wire and the values of its form. */
import type { Cta, CtaBody } from '@hangtag/contract/wire/cta';
import type { CtaValues } from '@hangtag/ui/patterns/CtaList';
import { storedPdf } from './storedPdf.ts';

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

/** The form values of a call to action; blank for a new one. */
export function valuesOf(cta: Cta | null): CtaValues {
  if (!cta) return blank;
  const { label, name, type, style, filesId, target, utm, startsAt, endsAt, status } = cta;
  return {
    label,
    name: name === label ? '' : name,
    type,
    style,
    at: filesId === null ? 'address' : 'file',
    file: storedPdf(cta),
    target: target.replace(/^(mailto|tel|sms):/, ''),
    utm,
    startDay: startsAt && dayOf(new Date(startsAt)),
    // The end is the midnight after the last day.
    endDay: endsAt && dayOf(new Date(Date.parse(endsAt) - 1)),
    isShown: status === 'active',
  };
}

/** The form's values as the request body. */
export function bodyOf(values: CtaValues): CtaBody {
  const { label, name, type, style, at, file, target, utm, startDay, endDay, isShown } = values;
  const isFile = type === 'download' && at === 'file';
  return {
    label,
    name,
    type,
    style,
    target: isFile ? '' : target,
    filesId: isFile ? (file?.filesId ?? null) : null,
    utm: Object.fromEntries(Object.entries(utm).filter(([, value]) => value.trim() !== '')),
    startsAt: startDay && midnight(startDay, 0),
    endsAt: endDay && midnight(endDay, 1),
    status: isShown ? 'active' : 'inactive',
  };
}

const pad = (figure: number) => String(figure).padStart(2, '0');

/** The reader's day of a moment. */
const dayOf = (at: Date) => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** The moment at which a day begins in the reader's time zone. @param after Days later. */
function midnight(day: string, after: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}
