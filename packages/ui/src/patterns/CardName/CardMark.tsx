import type { ReactNode } from 'react';
import { cardMarks } from '../../theme/cardMarks.ts';
import { ground, letters, mark } from './CardName.css.ts';

/** Text in our own typeface at a fixed width, so that no font shifts the drawing. */
function Word({ x, width, size, fill, children }: WordProps) {
  return (
    <text
      className={letters}
      direction="ltr"
      x={x}
      y={12 + size * 0.364}
      fontSize={size}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill={fill}
    >
      {children}
    </text>
  );
}

interface WordProps {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly fill: string;
  readonly children: string;
}

/** Three stripes of one height, slanted or upright. */
function Stripes({ colors, lean }: { readonly colors: readonly string[]; readonly lean: number }) {
  return colors.map((fill, place) => (
    <path key={fill} d={`M${10 + place * 5.5 + lean} 6h5l-${lean} 12h-5z`} fill={fill} />
  ));
}

const c = cardMarks;

/** The face of the small card by Stripe's brand name; drawn here, because logos belong to others. */
const drawings: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [
    'visa',
    <g key="visa" transform="skewX(-12) translate(3 0)">
      <Word x={6.4} width={22} size={9} fill={c.visa}>
        VISA
      </Word>
    </g>,
  ],
  [
    'mastercard',
    <g key="mastercard">
      <circle cx={14.4} cy={12} r={5.6} fill={c.mastercardStart} />
      <circle cx={21.6} cy={12} r={5.6} fill={c.mastercardEnd} />
      <path d="M18 7.7a5.6 5.6 0 0 1 0 8.6 5.6 5.6 0 0 1 0-8.6z" fill={c.mastercardBoth} />
    </g>,
  ],
  [
    'amex',
    <g key="amex">
      <rect width={36} height={24} rx={4} fill={c.amex} />
      <Word x={5.5} width={25} size={8} fill={c.paper}>
        AMEX
      </Word>
    </g>,
  ],
  [
    'discover',
    <g key="discover">
      <Word x={5} width={18} size={7.5} fill={c.discover}>
        DISC
      </Word>
      <circle cx={28} cy={12.6} r={3.6} fill={c.discoverDisc} />
    </g>,
  ],
  [
    'diners',
    <g key="diners" fill={c.diners}>
      <path d="M16.5 6.6a5.6 5.6 0 0 0 0 10.8zM19.5 6.6a5.6 5.6 0 0 1 0 10.8z" />
    </g>,
  ],
  ['jcb', <Stripes key="jcb" colors={c.jcb} lean={0} />],
  ['unionpay', <Stripes key="unionpay" colors={c.unionpay} lean={2} />],
]);

/** The back of any card: its stripe and a line of digits. */
const anyCard = (
  <g>
    <path d="M0.5 6.5h35v4h-35z" fill={c.discover} />
    <path d="M5 16.5h12" stroke={c.edge} strokeWidth={2} />
  </g>
);

/** A small drawn card; decorative, because the brand's name is beside it. */
export function CardMark({ brand }: { readonly brand: string }) {
  return (
    <svg className={mark} viewBox="0 0 36 24" width={36} height={24} aria-hidden>
      <rect x={0.5} y={0.5} width={35} height={23} rx={3.5} className={ground} />
      {drawings.get(brand.toLowerCase()) ?? anyCard}
    </svg>
  );
}
