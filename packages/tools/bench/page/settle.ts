/** Frames without a change after which the page counts as settled. */
const quiet = 3;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing is added any more and returns when the last element was. */
export async function lastChange(work: () => void): Promise<number> {
  let last = 0;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  work();
  last = performance.now();
  for (let still = 0; still < quiet; still += 1) {
    const before = last;
    await frame();
    if (last !== before) still = -1;
  }
  observer.disconnect();
  return last;
}
