import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSharp } from '../../large-libraries.ts'
import type { Storage } from '../../storage/storage.ts'
import { webBuildFolder } from '../../web/web-app.ts'
import { isFileName, readStoredFile } from './file-store.ts'

const kept = /^\/files\/site\/([^/]+)$/
/** What came with the product; its drawings are SVG. */
const shipped = /^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|png|jpg)$/

/** The bytes of a picture by its address on the site: kept by the centre, or come with the product. Undefined where there is none. */
export async function readShownPicture(storage: Storage, src: string): Promise<Buffer | undefined> {
  const [, name] = kept.exec(src) ?? []
  if (name !== undefined) return isFileName('site', name) ? readStoredFile(storage, 'site', name) : undefined
  if (!shipped.test(src)) return undefined
  try {
    return await readFile(join(webBuildFolder, 'client', src))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Fine enough for paper. */
const drawingDpi = 192
const mostPixels = 50_000_000

/**
 * The same as a PNG, or a JPEG where nothing in it is transparent: what Word and Excel show, which know neither WebP nor SVG well.
 * Undefined for what cannot be drawn, too.
 */
export async function readOfficePicture(storage: Storage, src: string): Promise<Buffer | undefined> {
  const bytes = await readShownPicture(storage, src)
  if (bytes === undefined) return undefined
  try {
    const picture = loadSharp()(bytes, { density: drawingDpi, limitInputPixels: mostPixels }).autoOrient()
    const { hasAlpha } = await picture.metadata()
    return await (hasAlpha ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer()
  } catch {
    // Nothing but the bytes goes in: whatever goes wrong is theirs.
    return undefined
  }
}
