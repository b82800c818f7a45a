/** The few words that are the page's own and not the brand's. */
export const words = {
  privacy: 'This page sets no cookies and does not track you.',
  updated: 'Updated',
  film: 'Watch the film',
  notFoundTitle: 'No page at this address',
  notFoundCheck: 'Check the code on the pack for a digit read wrongly.',
  notFoundUnpublished: (brand: string) => `${brand} may not have published this page yet.`,
  notFoundNeutral: 'If the code is right, no page is published for it yet.',
  visit: (brand: string) => `Go to ${brand}`,
} as const;
