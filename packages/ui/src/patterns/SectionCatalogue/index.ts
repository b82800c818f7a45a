export { SectionCatalogue, type SectionCatalogueProps } from './SectionCatalogue.tsx';
export { glyphNames, glyphOf, glyphWords } from './sectionGlyphs.ts';
export { fieldKindWords, placeWords } from './sectionWords.ts';
