/** Leaves a failed load or upload in the browser's console and nowhere else [F056, F057]. */
export function logFailure(error: unknown): void {
  console.warn(error);
}
