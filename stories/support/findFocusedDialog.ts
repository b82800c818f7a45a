import { expect, screen, waitFor } from 'storybook/test';

/** The dialog that is open, once it has taken the focus: Tab goes on from there. @param role Whether it asks. */
export async function findFocusedDialog(
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
