import { loadSharp } from '../../../large-libraries.ts'
import type { Storage } from '../../../storage/storage.ts'
import { readShownPicture } from '../../files/index.ts'

/** A picture as paper takes it: PNG upon white, in pixels of the file. */
export type PrintPicture = { png: Buffer; width: number; height: number }

/** Sharp enough at half the width of a page, and no heavier than it needs to be. */
const widest = 1200

/** The picture that a question names by its address on the site; undefined where its file is gone. */
export async function loadPicture(storage: Storage, src: string): Promise<PrintPicture | undefined> {
  const bytes = await readShownPicture(storage, src)
  if (bytes === undefined) return undefined
  const { data, info } = await loadSharp()(bytes, { density: 200, limitInputPixels: 50_000_000 })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 8 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data: undefined, info: { width: 0, height: 0 } }))
  return data && { png: data, width: info.width, height: info.height }
}
