import { useTitle } from '../shell/title.ts';
import { NotHere } from './NotHere.tsx';

/** `/404`, where every unknown address ends [F007, F008]. */
export function NotFoundScreen() {
  useTitle('Not found');
  return (
    <main>
      <NotHere />
    </main>
  );
}
