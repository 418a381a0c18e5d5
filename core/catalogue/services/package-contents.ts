// What is in packages is few, and read whole.
export { isPartOfPackage, readPossibleContents, type PackageItem } from './package.store.ts';
