/**
 * The specification's messages, letter for letter, typos included (spec.md sections 5 and 8).
 * They stand here once; both sides import them. What refusals say is in `wire/messages`.
 */

/** What the sign-in screen says after a refused login (D05, the specification shows no text). */
export const loginFailed = 'Email or password is incorrect.';

/** What the sign-in screen says when the account must set a new password first (D04). */
export const resetRequired = 'You need to set a new password before you can sign in.';

/** Toast titles (F053). */
export const toastTitles = { success: 'Success!', error: 'Error!' } as const;

/** The sentences of toasts (M09-M11). */
export const productMessages = {
  addFailed: 'Something went wrong. Product was not added.',
  /** @param count How many products were really created. */
  added: (count: number) =>
    count === 1
      ? 'New Product was successfully added.'
      : `${count} new products were successfully added.`,
} as const;

/** The sentences after saving one's own profile (M05, M06). */
export const profileMessages = {
  failed: 'An error occurred when updating your user profile!',
  saved: 'User profile updated.',
} as const;

/** The sentences after saving a company (M07, M08; the second is the specification's own, letter for letter). */
export const companyMessages = {
  failed: 'Company update failed, please try again',
  saved: (name: string) => `Company details for ${name} have been successfully update!`,
} as const;

/** The sentences after inviting (M01-M04). */
export const inviteMessages = {
  failed: 'User invite failed, please try again',
  sent: (email: string) => `${email} has been invited to create an account!`,
  resendFailed: 'User resend invite failed, please try again',
  resent: (email: string) => `${email} has been resent an invite to create an account!`,
} as const;

/** The sentences of billing (M12-M18, D41). */
export const billingMessages = {
  paymentFailed: 'There was an issue with creating a payment',
  /** In the billing modal. */
  paymentMethodAdded: 'A payment method was successfully added',
  /** In the subscribe flow. */
  paymentMethodCreated: 'A payment method was successfully created',
  /** @param plan The plan's title. */
  subscribed: (plan: string) => `Successfully subscribed to ${plan} content`,
  quantityUpdated: 'The number of products has been updated for your subscription',
  quantityFailed: 'There was an issue with update number of products',
  cancelled: 'Your plan was successfully cancelled',
  cancelFailed: 'A problem occurred when cancelling your account',
} as const;
