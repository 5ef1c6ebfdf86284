import { createHmac } from 'node:crypto'

/** What a picture of an import is called in the store of files: nobody can guess it, and a take that is repeated gives it again. */
export const pictureName = (appSecret: string, { importId, file }: { importId: number; file: number }): string =>
  `${createHmac('sha256', appSecret).update(`question-import/${importId}/${file}`).digest('base64url').slice(0, 32)}.webp`
