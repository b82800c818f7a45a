import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/themes.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/fonts.css';
import '@hangtag/ui/theme/reducedMotion.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { isAsDrawn, loadFirstScreen } from './shell/loadFirstScreen.ts';
import { followHistory } from './navigation/navigation.ts';
import { followConnection } from './stores/connection.ts';
import { followOtherTabs, startSession } from './stores/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
followHistory();
followConnection();
followOtherTabs();
void startSession();
await loadFirstScreen();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root.dataset['drawn'] !== undefined && isAsDrawn()) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
