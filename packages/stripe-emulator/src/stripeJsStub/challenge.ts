/** The question of the holder's bank (3-D Secure), as a modal dialog. */

const style = `
  dialog { inset: 0; margin: auto; max-inline-size: min(26rem, calc(100vw - 3rem)); box-sizing: border-box; border: 1px solid #56606e; border-radius: 12px; padding: 24px; background: #ffffff; color: #1c2430; font: 400 1rem/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 0.5); }
  small { font-weight: 600; letter-spacing: 0.04em; }
  h2 { margin: 4px 0 8px; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0 0 20px; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
  button { font: 600 1rem/1.5 system-ui, sans-serif; min-block-size: 44px; padding: 8px 20px; border-radius: 8px; border: 1px solid #1c2430; background: #ffffff; color: #1c2430; cursor: pointer; }
  button.complete { background: #1c2430; color: #ffffff; }
  button:focus-visible { outline: 3px solid #1a5fd0; outline-offset: 2px; }
`;

function button(label: string, className: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}

function content(onAnswer: (isAllowed: boolean) => void): readonly HTMLElement[] {
  const mode = document.createElement('small');
  mode.textContent = 'TEST MODE';
  const title = document.createElement('h2');
  title.id = 'title';
  title.textContent = '3D Secure';
  const text = document.createElement('p');
  text.id = 'text';
  text.textContent = 'With a real card, your bank would ask you now. Choose what it would answer.';
  const actions = document.createElement('div');
  actions.append(
    button('Complete', 'complete', () => onAnswer(true)),
    button('Fail', 'fail', () => onAnswer(false)),
  );
  return [mode, title, text, actions];
}

/** Asks, and resolves with the answer; Escape is a failure. */
export function askBankDialog(): Promise<boolean> {
  const host = document.createElement('div');
  // Dialogs that React Aria opened keep everything else out of reach, except what says this.
  host.dataset['reactAriaTopLayer'] = 'true';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'text');
  return new Promise((resolve) => {
    let isAllowed = false;
    dialog.append(
      ...content((answer) => {
        isAllowed = answer;
        dialog.close();
      }),
    );
    // Escape must not close the page's own dialog behind this one.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(isAllowed);
    });
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  });
}
