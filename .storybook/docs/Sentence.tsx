import { code } from './docs.css.ts';

interface SentenceProps {
  /** A docstring; words in backticks are code. */
  readonly children: string;
}

/** A docstring as prose. */
export function Sentence({ children }: SentenceProps) {
  return children.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} className={code}>
        {piece}
      </code>
    ) : (
      piece
    ),
  );
}
