/** Where the drawn pictures stand; `DemoFile.picture` is a name in here. */
export const picturesFolder = import.meta.dirname;
