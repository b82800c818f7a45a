/** Link types of the GS1 Web Vocabulary 1.16 with a plain name each: what a code can be asked for (RES 2.14). */

const names = {
  pip: 'Product page',
  homepage: 'Brand’s website',
  backgroundInfo: 'Background',
  whatsInTheBox: 'What is in the box',
  relatedImage: 'Picture',
  relatedVideo: 'Video',
  faqs: 'Questions and answers',
  socialMedia: 'Social media',
  appDownload: 'App',
  smartLabel: 'SmartLabel page',
  instructions: 'Instructions',
  quickStartGuide: 'Quick start',
  tutorial: 'Tutorial',
  serviceInfo: 'Service and repair',
  support: 'Support',
  registerProduct: 'Register the product',
  purchaseSuppliesOrAccessories: 'Supplies and accessories',
  reportFound: 'Report a find',
  safetyInfo: 'Safety',
  certificationInfo: 'Certificates',
  sustainabilityInfo: 'Sustainability and recycling',
  dpp: 'Digital product passport',
  traceability: 'Traceability',
  epcis: 'Traceability events (EPCIS)',
  verificationService: 'Verification service',
  jws: 'Signed data (JWS)',
  registryEntry: 'Entry in a registry',
  userAgreement: 'Terms of use',
  ingredientsInfo: 'Ingredients',
  allergenInfo: 'Allergens',
  nutritionalInfo: 'Nutrition',
  recipeInfo: 'Recipes',
  menuInfo: 'Menu',
  consumerHandlingStorageInfo: 'Handling and storage',
  epil: 'Patient leaflet',
  eifu: 'Instructions for a medical device',
  smpc: 'Summary for health professionals',
  brandHomepageClinical: 'Website for health professionals',
  brandHomepagePatient: 'Website for patients',
  hasRetailers: 'Where to buy',
  promotion: 'Promotion',
  loyaltyProgram: 'Loyalty programme',
  leaveReview: 'Write a review',
  review: 'Reviews',
  subscribe: 'Subscription',
  paymentLink: 'Payment',
  scheduleTime: 'Appointment',
  eventsInfo: 'Events',
  activityIdeas: 'Things to do with it',
  logisticsInfo: 'Logistics data',
  locationInfo: 'Place',
  openingHoursInfo: 'Opening hours',
  careersInfo: 'Jobs',
  statisticInfo: 'Statistics',
} as const;

/** A type that a brand gives to a link of its own. */
export type LinkType = keyof typeof names;

const isLinkType = (word: string): word is LinkType => Object.hasOwn(names, word);

/** In the vocabulary's groups: the page, use, safety and law, food, health, trade. */
export const linkTypes: readonly LinkType[] = Object.keys(names).filter(isLinkType);

/** Words of the vocabulary that Hangtag answers itself; a second link would turn the answer into a choice. */
export const ownLinkTypes: Readonly<Record<string, string>> = {
  defaultLink: 'This link type is the resolver’s own.',
  defaultLinkMulti: 'This link type is the resolver’s own.',
  handledBy: 'This link type is the resolver’s own.',
  linkset: 'This link type is the resolver’s own.',
  masterData: 'This link type is the page’s own data for machines.',
  recallStatus: 'A recall begins in the product’s settings, where it reaches the page too.',
};

/** What a link type is called in plain words; an unknown word as it is. */
export const linkTypeName = (type: string): string => (isLinkType(type) ? names[type] : type);
