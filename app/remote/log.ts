/** Logs a failed load or upload to the console only [F056, F057]. */
export function logFailure(error: unknown): void {
  console.warn(error);
}
