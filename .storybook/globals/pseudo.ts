/** How much longer German, Finnish or Greek can be than English on a button. */
const LONGER = 1.4;

const plain = 'abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥîĵķļɱñôþŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞŔŠŢÛṼŴẊÝŽ';

const accents = new Map(Array.from(plain, (letter, at) => [letter, accented[at] ?? letter]));

/** The text accented and 40 % longer; words stay words, so lines break where they would. */
export function pseudoLocalize(text: string): string {
  const wanted = Math.ceil(text.trim().length * LONGER);
  let missing = wanted - text.trim().length;
  const letters = Array.from(text, (letter) => accents.get(letter) ?? letter);
  const vowels = letters.flatMap((letter, at) => (/[áéîôûý]/i.test(letter) ? [at] : []));
  for (let turn = 0; missing > 0 && vowels.length > 0; turn += 1, missing -= 1) {
    const at = vowels[turn % vowels.length] ?? 0;
    letters[at] = `${letters[at]}${letters[at]?.[0]?.toLowerCase()}`;
  }
  return letters.join('') + '·'.repeat(Math.max(0, missing));
}

/** Storybook's own text, or code. */
const untouched =
  '.sb-wrapper, #storybook-docs .sbdocs, script, style, textarea, [contenteditable]';
const ownFrame = '[data-story-root]';

const isOurs = (element: Element | null) =>
  element !== null &&
  (element.closest(ownFrame) !== null || element.closest(untouched) === null) &&
  element.closest('script, style, textarea, [contenteditable]') === null;

interface Dressed {
  readonly own: string;
  readonly shown: string;
}

/** Replaces every text below an element, also later ones. @returns A function that restores them. */
export function pseudoLocalizeTexts(root: Element): () => void {
  const texts = new Map<Text, Dressed>();
  const hints = new Map<Element, Dressed>();

  const dressText = (node: Text) => {
    if (texts.get(node)?.shown === node.data || node.data.trim() === '') return;
    if (!isOurs(node.parentElement)) return;
    const shown = pseudoLocalize(node.data);
    texts.set(node, { own: node.data, shown });
    node.data = shown;
  };
  const dressHint = (element: Element) => {
    const own = element.getAttribute('placeholder');
    if (own === null || own === '' || hints.get(element)?.shown === own || !isOurs(element)) return;
    const shown = pseudoLocalize(own);
    hints.set(element, { own, shown });
    element.setAttribute('placeholder', shown);
  };
  const dress = (node: Node) => {
    if (node instanceof Text) dressText(node);
    if (!(node instanceof Element)) return;
    dressHint(node);
    for (const child of node.querySelectorAll('[placeholder]')) dressHint(child);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) dress(text);
  };

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) dressText(target);
      if (target instanceof Element) dressHint(target);
      addedNodes.forEach(dress);
    }
  });
  dress(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['placeholder'],
  });
  return () => {
    observer.disconnect();
    for (const [node, { own, shown }] of texts) if (node.data === shown) node.data = own;
    for (const [element, { own, shown }] of hints)
      if (element.getAttribute('placeholder') === shown) element.setAttribute('placeholder', own);
  };
}
