/** What somebody typed before the session was lost, as the tab kept it; for `beforeEach`, after signing in. */

/** Puts it in its place for the person who is signed in; the returned function takes it away. */
export function storeUnsavedInput(place: string, typed: object): () => void {
  const { userId } = JSON.parse(localStorage.getItem('hangtag.session') ?? '{}') as {
    userId?: number;
  };
  const key = `hangtag.typed.${userId}.${place}`;
  sessionStorage.setItem(key, JSON.stringify(typed));
  return () => sessionStorage.removeItem(key);
}
