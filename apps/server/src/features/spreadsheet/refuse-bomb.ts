import { openZip, zipLimits } from '@prostuti/question-formats/zip'

/** What a workbook of two thousand rows unpacks to is a tenth of this. */
const limits = { ...zipLimits, whole: 24 * 1024 * 1024, entries: 200 }

/**
 * Whether a ZIP archive is what a spreadsheet program writes, and small when unpacked. Every part is really unpacked here, under a
 * bound: what its directory says of its size may be a lie.
 */
export async function isSmallArchive(file: Buffer): Promise<boolean> {
  try {
    const zip = openZip(file, limits)
    for (const path of zip.paths) await zip.measure(path)
    return true
  } catch {
    return false
  }
}
