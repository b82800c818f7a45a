/** The unsaved input of an earlier session, as the tab stored it; for `beforeEach`, after signing in. */

/** Stores it for the signed-in user; the returned function removes it. */
export function storeUnsavedInput(place: string, typed: object): () => void {
  const { userId } = JSON.parse(localStorage.getItem('hangtag.session') ?? '{}') as {
    userId?: number;
  };
  const key = `hangtag.typed.${userId}.${place}`;
  sessionStorage.setItem(key, JSON.stringify(typed));
  return () => sessionStorage.removeItem(key);
}
