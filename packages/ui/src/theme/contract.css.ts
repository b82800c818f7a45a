/**
 * The names of the design's decisions. Components name a role and stay blind to theme, mode and brand;
 * the values are in light, dark and contrast. The names are stable CSS variables (`--ht-color-accent`).
 */
import { createGlobalThemeContract } from '@vanilla-extract/css';

export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page ground and navigation bar. */
      paper: '',
      /** Modals, panels, fields, outline buttons. */
      surface: '',
      /** Menus, toasts, a row being dragged. */
      raised: '',
      /** Wells and disabled fields. */
      sunken: '',
      /** Current item, neutral badge, skeleton, pressed quiet button. */
      tint: '',
      /** Hovered row or button. */
      hover: '',
      /** Hairline between things. */
      line: '',
      /** Hairline under a heading, outline button, panel with actions. */
      lineStrong: '',
      /** Boundary of a field, checkbox, radio, switch. */
      edge: '',
      /** What one reads first. */
      ink: '',
      /** Supporting sentences, quiet buttons. */
      inkSecond: '',
      /** Captions, hints, column heads, placeholder text. */
      inkQuiet: '',
      accent: '',
      accentHover: '',
      accentPressed: '',
      onAccent: '',
      accentSoft: '',
      accentText: '',
      focus: '',
      danger: '',
      dangerHover: '',
      onDanger: '',
      dangerText: '',
      dangerSoft: '',
      cautionText: '',
      cautionMark: '',
      cautionSoft: '',
      /** Behind a modal. */
      scrim: '',
      /** Inner hairline over pictures. */
      pictureEdge: '',
      /** Ground and ink of a tooltip. */
      inverse: '',
      onInverse: '',
      /** Outline that only high contrast shows on quiet buttons, badges and hovered items. */
      quietOutline: '',
      /** As `quietOutline`, for a quiet destructive control. */
      dangerOutline: '',
      /** Ground and boundary of a disabled filled control; high contrast draws it by its dashed boundary. */
      disabledGround: '',
      disabledEdge: '',
      /** Track and knob of a switch that is off. */
      trackOff: '',
      knobOff: '',
    },
    font: {
      work: '',
      title: '',
      code: '',
    },
    text: {
      /** `size/line` pairs of look.md section 2; weight and tracking are in `typography.css.ts`. */
      display: '',
      pageTitle: '',
      sectionTitle: '',
      figure: '',
      heading: '',
      bodyLarge: '',
      body: '',
      label: '',
      data: '',
      caption: '',
    },
    space: {
      s4: '',
      s8: '',
      s12: '',
      s16: '',
      s20: '',
      s24: '',
      s28: '',
      s32: '',
      s40: '',
      s48: '',
      s64: '',
    },
    radius: {
      /** Badge, checkbox. */
      mark: '',
      /** Control, picture. */
      control: '',
      /** Menu, toast, inner panel. */
      menu: '',
      panel: '',
      modal: '',
      round: '',
    },
    size: {
      /** Heights of controls. */
      controlSmall: '',
      control: '',
      controlLarge: '',
      icon: '',
      iconLarge: '',
      navBar: '',
      /** Widest content column. */
      content: '',
    },
    shadow: {
      /** Menus and toasts. */
      raised: '',
      modal: '',
    },
    focus: {
      /** Width of the ring and of its gap. */
      width: '',
      gap: '',
    },
    /** `brightness()` of pictures. */
    pictureFilter: '',
    /** Solid normally, dashed for disabled things in high contrast. */
    disabledBorder: '',
    motion: {
      colour: '',
      menu: '',
      modal: '',
    },
  },
  (_value, path) =>
    `ht-${path.map((part) => part.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)).join('-')}`,
);
