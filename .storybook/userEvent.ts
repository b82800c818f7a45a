/** Storybook's own copy of the library, under the names that the screen reader imports. */
import { userEvent } from 'storybook/test';

// Imported and then exported: the static build cannot handle `export … from` of Storybook's own module.
export { userEvent };
export default userEvent;
