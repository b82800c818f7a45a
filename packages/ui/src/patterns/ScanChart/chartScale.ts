/** The round number that the tallest bar fits under: an even digit with noughts, so that its half is whole; at least 4. */
export function roundTop(most: number): number {
  const least = Math.max(4, most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= least) ?? 10;
  return step * power;
}
