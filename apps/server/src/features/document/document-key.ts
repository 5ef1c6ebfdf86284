import { basename } from 'node:path'

export type Document = { id: number; file: string; updatedAt: Date }

/** Its key in the storage. The last part of its name alone, so that no row leads anywhere else. */
export const documentKey = ({ file }: Pick<Document, 'file'>): string => `documents/${basename(file)}`

/** What a drawn page is kept under: a document that was replaced has new pages. */
export const pageName = ({ id, updatedAt }: Document, { index, width }: { index: number; width: number }): string =>
  `${id}-${updatedAt.getTime()}-${index}-${width}.png`
