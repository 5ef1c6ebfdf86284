import type { ComplaintFile } from '../complaint-queries.ts'

export const mostFiles = 4

export type Attachment = {
  key: string
  name: string
  isPicture: boolean
  preview?: string
  /** Between 0 and 100, while it is on its way. */
  percent: number
  /** There once the server has it. */
  file?: ComplaintFile
  /** Why it is not on its way any more. */
  error?: string
  /** It may be tried again: the network failed, not the file. */
  source?: File
}

export const readyFiles = (list: readonly Attachment[]): ComplaintFile[] => list.flatMap(({ file }) => file ?? [])

/** From a draft, after a reload: the server has them, the page does not. */
export const fromDraft = (files: readonly ComplaintFile[]): Attachment[] =>
  files.map((file) => ({
    key: String(file.id),
    name: file.name,
    isPicture: file.type === 'image/webp',
    percent: 100,
    file,
  }))

/** What keeps a message from being sent; undefined when nothing does. */
export function holdUp(list: readonly Attachment[]): 'on-its-way' | 'failed' | undefined {
  if (list.some(({ error }) => error !== undefined)) return 'failed'
  return list.some(({ file }) => file === undefined) ? 'on-its-way' : undefined
}
