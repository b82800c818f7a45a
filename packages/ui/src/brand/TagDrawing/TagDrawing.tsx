import {
  code,
  drawing,
  hole,
  paper,
  placeholder,
  placeholderLine,
  string,
  tornString,
  words,
} from './TagDrawing.css.ts';

export interface TagDrawingProps {
  /** `whole` for an empty state, `torn` for a failure, `plain` in place of a product's picture. */
  state: 'whole' | 'torn' | 'plain';
}

const sheet = 'M28 30h54l28 29v106a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V59z';

/** The tag of an empty state: without a code, its string whole. */
function Whole() {
  return (
    <svg className={drawing} viewBox="0 0 132 208" width={132} height={208} aria-hidden>
      <g transform="rotate(-6 66 120) translate(11 18)">
        <path className={paper} d={sheet} />
        <circle className={hole} cx={55} cy={60} r={8.5} />
        <path className={words} d="M22 110h66M22 125h43" />
        <rect className={code} x={22} y={142} width={22} height={22} rx={2} />
      </g>
      <path className={string} d="M65 76C66 50 40 46 47 24 51 11 66 4 92 6" />
    </svg>
  );
}

/** The tag of a failure: askew, its string torn. */
function Torn() {
  return (
    <svg className={drawing} viewBox="0 0 132 208" width={132} height={208} aria-hidden>
      <g transform="rotate(10 66 120) translate(11 18)">
        <path className={paper} d={sheet} />
        <circle className={hole} cx={55} cy={60} r={8.5} />
        <path className={words} d="M22 110h66M22 125h43" />
      </g>
      <path className={tornString} d="M71 75c-4-10 0-22-7-32M51 27C50 13 70 5 92 8" />
    </svg>
  );
}

/** The outlined tag in place of a missing picture. */
function Plain() {
  return (
    <svg
      className={placeholder}
      viewBox="0 0 278 278"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <g className={placeholderLine}>
        <path d="M111 85h56l25 25v97H86v-97z" strokeLinejoin="miter" />
        <circle cx={138.5} cy={113} r={7.2} />
        <path d="M138.5 105.8c1-27 24-30 31-57" strokeLinecap="round" />
      </g>
    </svg>
  );
}

const drawings = { whole: Whole, torn: Torn, plain: Plain } as const;

/** The tag and its string; decorative, because the text beside it carries the meaning. */
export function TagDrawing({ state }: TagDrawingProps) {
  const Drawing = drawings[state];
  return <Drawing />;
}
