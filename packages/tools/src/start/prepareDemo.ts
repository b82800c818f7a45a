/** Draws the demo's pictures in the sizes that pages use, so that a first start only copies them. */
import { drawAll } from '@hangtag/demo/demoPictures';

await drawAll();
