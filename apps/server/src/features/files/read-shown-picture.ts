import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { webBuildFolder } from '../../web/web-app.ts'
import { readStoredFile } from './file-store.ts'
import { openPicture } from './open-picture.ts'

const kept = /^\/files\/site\/([\w-]+\.webp)$/
/** What came with the product; its drawings are SVG. */
const shipped = /^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|png|jpg)$/

/** Fine enough for paper. */
const drawingDpi = 192

/**
 * The picture behind an address of a page as a PNG, or a JPEG where nothing in it is transparent: what Word and Excel show, which know
 * neither WebP nor SVG well. Undefined where there is no such picture.
 */
export async function readShownPicture(dataDir: string, src: string): Promise<Buffer | undefined> {
  const picture = await openShown(dataDir, src)
  if (picture === undefined) return undefined
  const { hasAlpha } = await picture.metadata()
  return hasAlpha ? picture.png().toBuffer() : picture.jpeg({ quality: 90 }).toBuffer()
}

async function openShown(dataDir: string, src: string): Promise<Sharp | undefined> {
  const [, name] = kept.exec(src) ?? []
  if (name !== undefined) {
    const bytes = await readStoredFile(dataDir, 'site', name)
    return bytes && openPicture(bytes)
  }
  if (!shipped.test(src)) return undefined
  try {
    return sharp(await readFile(join(webBuildFolder, 'client', src)), { density: drawingDpi })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
