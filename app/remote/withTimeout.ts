/** Milliseconds until a loading screen fails [F055]. */
export const SCREEN_TIMEOUT = 120_000;

/** Rejects when a promise takes longer than `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not loaded within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
