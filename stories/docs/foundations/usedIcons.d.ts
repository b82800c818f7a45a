declare module 'virtual:used-icons' {
  /** Every glyph of the library, with the components that use it. */
  export const usedIcons: readonly {
    readonly name: string;
    readonly glyph: import('lucide-react').LucideIcon;
    readonly users: readonly string[];
  }[];
}
