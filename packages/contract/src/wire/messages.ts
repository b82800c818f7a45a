/** What refusals say, letter for letter as in docs/specification.md (1.9 and 1.14), typos included. */

/** What a field says when its value is refused. */
export const fieldMessages = {
  required: 'This field is required.',
  requiredBrief: 'Required',
  email: 'Please provide a valid email',
  confirmed: 'Passwords do not match',
  unstorable: 'Contains characters that cannot be stored.',
  invisible:
    'Contains invisible signs, such as line breaks or signs that turn the direction of the text. Type it without them.',
  /** @param host The site's own address, as the example to follow. */
  url: (host: string) =>
    `This value must be a valid URL (please add http or https protocol, e.g.: ${host})`,
} as const;

/** What the session's refusals say on the wire, in Laravel's words. */
export const wireMessages = {
  unauthenticated: 'Unauthenticated.',
  csrfMismatch: 'CSRF token mismatch.',
  forbidden: 'This action is unauthorized.',
  invalidSignature: 'Invalid signature.',
  notFound: 'Not found.',
  /** @param bytes The limit of the call. */
  tooLarge: (bytes: number) => `Payload Too Large. At most ${bytes / 1024 ** 2} MB can be sent.`,
  tooManyAttempts: 'Too Many Attempts.',
  serverError: 'Server Error',
  credentials: 'These credentials do not match our records.',
} as const;
