/** The stories in slices of some minutes each, by folders and first letters. */
const patterns = (letters: string) =>
  letters.split('').map((letter) => `stories/patterns/${letter}`);

/** Each slice by its name: the prefixes of its story files. */
export const slices: Readonly<Record<string, readonly string[]>> = {
  elements: ['stories/elements/', 'stories/layout/', 'stories/brand/', 'stories/docs/'],
  'patterns-a-c': patterns('ABC'),
  'patterns-d-o': patterns('DEFGHIJKLMNO'),
  'patterns-p-r': patterns('PQR'),
  'patterns-s-z': patterns('STUVWXYZ'),
  screens: ['stories/screens/', 'stories/experience/', 'stories/emails/'],
};

/** Whether a story file is in no slice, so that nothing proves it. */
export const isLeftOut = (path: string): boolean =>
  !Object.values(slices)
    .flat()
    .some((start) => path.startsWith(start));
