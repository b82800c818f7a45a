declare module 'virtual:library' {
  /** Every component of the library with its props. */
  export const components: readonly import('@hangtag/tools/library/components').Component[];
  /** The accessibility status of each, from the reports of the stories. */
  export const status: import('@hangtag/tools/library/status').StatusByEntryPoint;
}
