/** What a customer's brand fills in: a dozen values of the contract, nothing else. */
import { scale } from '../scale.ts';

/** Colours of a brand in one theme, `#rrggbb`. */
export interface BrandColours {
  /** Primary button, selection, progress. */
  readonly accent: string;
  readonly accentHover: string;
  readonly accentPressed: string;
  /** Words on all three. */
  readonly onAccent: string;
  /** Ground of a badge. */
  readonly accentSoft: string;
  /** Marks and words on paper. */
  readonly accentText: string;
  /** Ring around whatever takes the keyboard. */
  readonly focus: string;
}

/** A colour role that a brand fills in. */
export type BrandRole = keyof BrandColours;

/** Families that titles can be set in; nothing is fetched, so a brand chooses among these. */
export const titleFamilies = {
  newsreader: scale.font.title,
  inter: scale.font.work,
  georgia: "Georgia, 'Times New Roman', serif",
} as const;

/** A family of titles. */
export type TitleFamily = keyof typeof titleFamilies;

/** Corners, one family of radii each. */
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

/** A family of corners. */
export type Shape = keyof typeof shapes;

/**
 * A brand. High contrast keeps its own colours under every brand, so none can weaken it; titles and corners are the
 * brand's there too.
 */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  /** Family of titles. */
  readonly titles: TitleFamily;
  /** Family of corners. */
  readonly shape: Shape;
}

/** The themes that a brand colours. */
export const brandThemes = ['light', 'dark'] as const;

/** A theme that a brand colours. */
export type BrandTheme = (typeof brandThemes)[number];
