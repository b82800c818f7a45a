import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/themes.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/fonts.css';
import '@hangtag/ui/theme/reducedMotion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { followHistory } from './navigation/navigation.ts';
import { followConnection } from './stores/connection.ts';
import { followOtherTabs, startSession } from './stores/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
followHistory();
followConnection();
followOtherTabs();
void startSession();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
