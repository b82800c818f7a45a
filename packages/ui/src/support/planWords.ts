/** The plan's name for each company type of the wire. */
export const planWords = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
} as const;
