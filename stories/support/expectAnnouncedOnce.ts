import { expect, screen } from 'storybook/test';

/** Words that came with their part are said by the page's one polite voice. */
export async function expectAnnouncedOnce(words: string) {
  const voice = { selector: '[role="log"] *' };
  await expect(await screen.findByText(words, voice)).toBeInTheDocument();
}
