import { expect, screen, waitFor } from 'storybook/test';

/** The open dialog, once it has the focus: Tab continues from there. @param role Dialog or alert dialog. */
export async function findFocusedDialog(
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
