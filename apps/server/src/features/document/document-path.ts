import { basename, join } from 'node:path'

export type Document = { id: number; file: string; updatedAt: Date }

/** Its path on disk. The last part of its name alone, so that no row leads out of the folder. */
export const pathOf = (dataDir: string, { file }: Pick<Document, 'file'>): string =>
  join(dataDir, 'documents', basename(file))

/** What a drawn page is kept under: a document that was replaced has new pages. */
export const pageName = ({ id, updatedAt }: Document, { index, width }: { index: number; width: number }): string =>
  `${id}-${updatedAt.getTime()}-${index}-${width}.png`
