import { expect, screen, waitFor } from 'storybook/test';

/** The dialog that is open, once it has taken the focus: Tab goes on from there. */
export async function focusedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
