/** What a company's type is called on the wire, and to a reader: the name of its plan. */
export const planWords = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
} as const;
