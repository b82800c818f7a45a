/** The stories in slices that take some minutes each, by folders and first letters. */
const patterns = (letters: string) =>
  letters.split('').map((letter) => `stories/patterns/${letter}`);

/** Each slice by its name: what the paths of its story files begin with. */
export const slices: Readonly<Record<string, readonly string[]>> = {
  elements: ['stories/elements/', 'stories/layout/', 'stories/brand/', 'stories/docs/'],
  'patterns-a-c': patterns('ABC'),
  'patterns-d-o': patterns('DEFGHIJKLMNO'),
  'patterns-p-r': patterns('PQR'),
  'patterns-s-z': patterns('STUVWXYZ'),
  screens: ['stories/screens/', 'stories/experience/', 'stories/emails/'],
};

/** Is a story file in no slice? It would be proven by nobody. */
export const isLeftOut = (path: string): boolean =>
  !Object.values(slices)
    .flat()
    .some((start) => path.startsWith(start));
