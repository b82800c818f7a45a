declare module 'virtual:used-icons' {
  /** Every glyph that the library draws, with the components that draw it. */
  export const usedIcons: readonly {
    readonly name: string;
    readonly glyph: import('lucide-react').LucideIcon;
    readonly users: readonly string[];
  }[];
}
