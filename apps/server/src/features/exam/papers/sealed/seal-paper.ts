import { createCipheriv, hash, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import type { Locale } from '@prostuti/text/locale'
import { oncePerPaper } from '../once-per-paper.ts'
import type { Paper } from '../paper-store.ts'
import { questionsJson } from '../questions-json.ts'
import { sealedName } from './sealed-name.ts'

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
export function sealPaper(paper: Paper, locale: Locale, appSecret: string): Promise<SealedPaper> {
  const known = sealers.get(appSecret) ?? createSealer(appSecret)
  sealers.set(appSecret, known)
  return known(paper, locale)
}

/** By its secret, of which a process has one. */
const sealers = new Map<string, ReturnType<typeof createSealer>>()

const createSealer = (appSecret: string) =>
  oncePerPaper(async (paper, locale): Promise<SealedPaper> => {
    const json = questionsJson(paper, asWritten(paper), locale, '', '')
    const content = padded(await compress(json, { level: constants.Z_BEST_COMPRESSION }))
    const paperId = paper.row.id
    const { key, iv } = keyOf(appSecret, content, `sealed paper ${paperId} ${locale}`)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const bytes = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()])
    const name = sealedName(appSecret, { paperId, locale, hash: hash('sha256', bytes, 'base64url') })
    return { address: `${sealedFolder}/${name}`, bytes, key: key.toString('base64url') }
  })

/**
 * From the server's secret, which is not in the database, from what is encrypted and from which paper it is: no key is ever used for
 * anything else, so its number-used-once may follow from the same, and nothing has to be stored or told from one process to another.
 * A copy of a paper has a key of its own, or whoever sits the first could read the second before it opens.
 */
function keyOf(appSecret: string, content: Buffer, purpose: string): { key: Buffer; iv: Buffer } {
  const made = Buffer.from(hkdfSync('sha256', appSecret, hash('sha256', content, 'buffer'), purpose, 44))
  return { key: made.subarray(0, 32), iv: made.subarray(32) }
}

/** Many papers are of one size. */
const sizeStep = 4096
const lengthBytes = 4

/** Its length, itself, and zeros: a size to the byte would say which paper is a copy of which. */
function padded(content: Buffer): Buffer {
  const size = Math.ceil((lengthBytes + content.length) / sizeStep) * sizeStep
  const whole = Buffer.alloc(size)
  whole.writeUInt32BE(content.length)
  content.copy(whole, lengthBytes)
  return whole
}

const asWritten = ({ questions }: Paper) => ({ questions: questions.map(({ id }) => id), parts: {} })
