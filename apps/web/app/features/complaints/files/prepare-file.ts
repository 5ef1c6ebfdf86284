import * as m from '@prostuti/text/messages'
import { shrinkPicture } from '../../../kit/form/shrink-picture.ts'

const mostBytes = 5 * 1024 * 1024
const longestSide = 2000
const thumbSide = 320

export type Prepared = { blob: Blob; preview?: string } | { refused: string }

/** What goes over the network: a picture no larger than the centre keeps it, a PDF as it is. */
export async function prepareFile(file: File): Promise<Prepared> {
  if (file.type === 'application/pdf')
    return file.size > mostBytes ? { refused: m.complaint_file_large() } : { blob: file }
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type)) return { refused: m.complaint_file_type() }
  const [shrunk, thumb] = [await shrinkPicture(file, longestSide), await shrinkPicture(file, thumbSide)]
  if (shrunk === undefined || thumb === undefined) return { refused: m.complaint_file_unreadable() }
  const blob = file.size <= shrunk.blob.size ? file : shrunk.blob
  return blob.size > mostBytes ? { refused: m.complaint_file_large() } : { blob, preview: thumb.preview }
}
