/** Said wherever something would be changed while a Superadmin looks at a company as its Admin does. */
export const viewOnlyMessage =
  'Nothing can be changed while you view a company. Stop viewing first.';
