import { expect, screen } from 'storybook/test';

/** The page's one polite live region announces text that appeared with its component. */
export async function expectAnnouncedOnce(words: string) {
  const voice = { selector: '[role="log"] *' };
  await expect(await screen.findByText(words, voice)).toBeInTheDocument();
}
