import { banner, mode } from './TestModeBanner.css.ts';

/** States on every screen that no real money moves; it cannot be closed. */
export function TestModeBanner() {
  return (
    <aside className={banner} aria-label="Test mode" data-component="TestModeBanner">
      <p>
        <strong className={mode}>TEST MODE:</strong> no real money. Test cards only.
      </p>
    </aside>
  );
}
