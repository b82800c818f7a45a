/** Storybook's own copy of the library, under the names by which the screen reader imports it. */
import { userEvent } from 'storybook/test';

// Imported first and then handed on: the static build can't turn an `export … from` of Storybook's own module.
export { userEvent };
export default userEvent;
