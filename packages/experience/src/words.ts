/** The few words that are the page's own and not the brand's. */
export const words = {
  privacy: 'This page sets no cookies and does not track you.',
  updated: 'Updated',
  film: 'Watch the film',
  notFoundTitle: 'No page at this address',
  notFoundCheck: 'Check the code against the pack.',
  notFoundUnpublished: (brand: string) => `${brand} may not have published this page yet.`,
  notFoundNeutral: 'If it is right, its page is not published yet.',
  visit: (brand: string) => `Go to ${brand}`,
} as const;
