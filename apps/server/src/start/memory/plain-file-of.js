import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

export const root = new URL('../../../../../', import.meta.url).href
export const plainFolder = fileURLToPath(new URL('apps/server/build/plain/', root))

/** Where a source lies without its types. Another Node may take them out in another way. @param {Buffer} typed */
export const plainFileOf = (typed) => `${plainFolder}${hash('sha256', typed)}-${process.version}.js`
