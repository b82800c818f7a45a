import type { ReactNode } from 'react';

const date = /(\b\d\d-\d\d-\d{4}\b)/;

/** A text whose dates stay on one line; a browser would break them at their hyphens. */
export const noBreakDates = (text: string): ReactNode =>
  text.split(date).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
