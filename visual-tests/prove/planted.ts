/** Faults that no page of ours has, to prove that the probes find them. */

const faults = `
  <div style="width: 200px; overflow-y: auto"><p style="width: 400px">Scrolled sideways</p></div>
  <div style="width: 200px; overflow: hidden">
    <button style="width: 80px; margin-inline-start: 160px">Half of a button</button>
  </div>
  <div style="width: 200px; height: 90px; overflow: hidden">
    <div style="width: 100px; height: 200px; overflow: auto">Longer than what it stands in</div>
  </div>
  <div role="menu"><div role="menuitem" style="transition-duration: 1s !important">Slow</div></div>
  <p style="background: url(data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=)">On a picture</p>
`;

/** Adds them to the page, beside the story and in the place of menus and toasts. */
export function plant(): void {
  const place = document.createElement('div');
  place.innerHTML = faults;
  document.body.append(place);
}
