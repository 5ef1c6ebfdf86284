export { openZip, type Zip } from './open-zip.ts'
export { type ZipLimits, zipLimits } from './zip-limits.ts'
