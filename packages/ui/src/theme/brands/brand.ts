/** The values of the contract that a customer's brand sets. */
import { scale } from '../scale.ts';

/** Colours of a brand in one theme, `#rrggbb`. */
export interface BrandColours {
  /** Primary button, selection, progress. */
  readonly accent: string;
  readonly accentHover: string;
  readonly accentPressed: string;
  /** Text on all three. */
  readonly onAccent: string;
  /** Background of a badge. */
  readonly accentSoft: string;
  /** Marks and text on paper. */
  readonly accentText: string;
  /** The focus ring. */
  readonly focus: string;
}

/** A colour role that a brand sets. */
export type BrandRole = keyof BrandColours;

/** The font families of titles; no font is downloaded, so a brand selects one of these. */
export const titleFamilies = {
  newsreader: scale.font.title,
  inter: scale.font.work,
  georgia: "Georgia, 'Times New Roman', serif",
} as const;

/** A font family of titles. */
export type TitleFamily = keyof typeof titleFamilies;

/** Corner styles, one set of radii each. */
export const shapes = {
  square: { mark: '1px', control: '2px', menu: '2px', panel: '2px', modal: '4px' },
  soft: {
    mark: scale.radius.mark,
    control: scale.radius.control,
    menu: scale.radius.menu,
    panel: scale.radius.panel,
    modal: scale.radius.modal,
  },
  round: { mark: '6px', control: '12px', menu: '14px', panel: '16px', modal: '20px' },
} as const;

/** A corner style. */
export type Shape = keyof typeof shapes;

/**
 * A brand. High contrast keeps its own colours under every brand, so that none can weaken it; titles and corners are
 * the brand's there too.
 */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  /** Font family of titles. */
  readonly titles: TitleFamily;
  /** Corner style. */
  readonly shape: Shape;
}

/** The themes that a brand colours. */
export const brandThemes = ['light', 'dark'] as const;

/** A theme that a brand colours. */
export type BrandTheme = (typeof brandThemes)[number];
