import { useEffect, useState } from 'react';
import { relativeTime } from '../../support/relativeTime.ts';
import { formatMoment } from '../../support/formatDate.ts';

export interface RelativeTimeProps {
  /** The moment, ISO 8601. */
  at: string;
}

/** "2 min ago", kept up to date; the exact time is its title. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now());
  const { words, next } = relativeTime(at, Math.max(now, Date.parse(at)));
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  }, [next, now]);
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {words}
    </time>
  );
}
