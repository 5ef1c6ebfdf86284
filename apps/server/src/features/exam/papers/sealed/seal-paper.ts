import { createCipheriv, hash, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import { oncePerPaper } from '../once-per-paper.ts'
import type { Paper } from '../paper-store.ts'
import { questionsJson } from '../questions-json.ts'

/** The questions of a paper in one language, as written, compressed and then encrypted: the same bytes for everybody. */
export type SealedPaper = {
  /** Ends in a hash of the bytes: what lies there never changes. */
  address: string
  bytes: Buffer
  /** Opens them. Leaves the server in the answer to a start, and nowhere else. */
  key: string
}

export const sealedFolder = '/files/papers'

const compress = promisify(deflate)

/** Made once per paper and language, however many ask. Every process with the same secret makes the same. */
export const sealPaper = oncePerPaper(async (paper, locale, appSecret: string): Promise<SealedPaper> => {
  const json = questionsJson(paper, asWritten(paper), locale, '', '')
  const content = await compress(json, { level: constants.Z_BEST_COMPRESSION })
  const { key, iv } = keyOf(appSecret, content)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const bytes = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  const address = `${sealedFolder}/${paper.row.id}-${locale}-${hash('sha256', bytes, 'base64url')}`
  return { address, bytes, key: key.toString('base64url') }
})

/**
 * From the server's secret, which is not in the database, and from what is encrypted: no key is ever used for anything else, so
 * its number-used-once may follow from the same, and nothing has to be stored or told from one process to another.
 */
function keyOf(appSecret: string, content: Buffer): { key: Buffer; iv: Buffer } {
  const made = Buffer.from(hkdfSync('sha256', appSecret, hash('sha256', content, 'buffer'), 'sealed paper', 44))
  return { key: made.subarray(0, 32), iv: made.subarray(32) }
}

const asWritten = ({ questions }: Paper) => ({ questions: questions.map(({ id }) => id), parts: {} })
