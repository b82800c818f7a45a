/** Said wherever something would be changed while a Superadmin looks at a company as its Admin does (N21). */
export const viewOnlySentence =
  'You are looking at this company as its admin sees it, and can change nothing. End the view first.';
