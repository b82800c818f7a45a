import type { ReactElement } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';

export interface FileTriggerProps {
  /** Media types or endings that may be chosen, such as `image/png`. */
  accept?: readonly string[];
  /** How many files may be chosen at once. @default 'one' */
  count?: 'one' | 'several';
  /** Receives what was chosen; not called when the reader went back. */
  onChoose: (files: readonly File[]) => void;
  /** The button that opens the system's file chooser. */
  children: ReactElement;
}

/** Lets a button open the system's file chooser. */
export function FileTrigger({ accept, count = 'one', onChoose, children }: FileTriggerProps) {
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={count === 'several'}
      onSelect={(list) => {
        if (list && list.length > 0) onChoose([...list]);
      }}
    >
      {children}
    </AriaFileTrigger>
  );
}
