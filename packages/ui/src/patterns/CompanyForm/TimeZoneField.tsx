import { ComboBox } from '../../elements/ComboBox/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { fieldNames } from './fieldNames.ts';

interface TimeZoneFieldProps {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  isLocked: boolean;
  /** Whether the form is being saved. */
  isBusy: boolean;
}

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const wordsOf = (zone: string) => zone.replaceAll('_', ' ');
const hint = 'Days begin and end by this clock.';

/** The time zone in which the company's days begin and end. */
export function TimeZoneField({ value, onChange, isLocked, isBusy }: TimeZoneFieldProps) {
  const label = fieldNames.timeZone;
  if (isLocked) return <TextField label={label} value={wordsOf(value)} hint={hint} isReadOnly />;
  // A zone that this browser lists under another name still is the company's.
  const known = zones.includes(value) ? zones : [value, ...zones];
  return (
    <ComboBox
      label={label}
      name="timeZone"
      items={known.map((id) => ({ id, label: wordsOf(id) }))}
      value={value}
      onChange={(zone) => zone !== null && onChange(zone)}
      placeholder="Search a city"
      hint={hint}
      isReadOnly={isBusy}
    />
  );
}
