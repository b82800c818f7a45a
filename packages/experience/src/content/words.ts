/** The few words that are the page's own and not the brand's. */
export const words = {
  privacy: 'This page sets no cookies and does not track you.',
  updated: 'Updated',
  origin: 'Country of origin:',
  badges: 'Associations',
  reports: 'Reports',
  film: (host: string) => `Watch on ${host}`,
  notFoundTitle: 'No page at this address',
  notFoundCheck: 'Check the code against the pack.',
  notFoundUnpublished: (brand: string) => `${brand} may not have published this page yet.`,
  notFoundNeutral: 'If it is right, its page is not published yet.',
  preview: 'Draft preview',
  previewArchived: {
    told: 'This product is archived: its page says that it is no longer offered.',
    noPage: 'This product is archived and has no page.',
  },
  previewUntil: 'Link works until',
  previewOver: 'This preview is over',
  previewOverWay: (minutes: number) =>
    `A preview works for ${minutes} minutes. Ask whoever sent it for a new one.`,
  previewRefused: 'This is not a preview address',
  previewRefusedWay: 'Check that the whole link was copied, or ask for a new one.',
  ended: (name: string) => `${name} is no longer offered`,
  endedWays: (brand: string) => `Do you have one, and a question about it? ${brand} answers it.`,
  write: 'Write to',
  call: 'Call',
  visit: (brand: string) => `Go to ${brand}`,
} as const;
