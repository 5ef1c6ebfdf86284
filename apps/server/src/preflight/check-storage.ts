import type { Settings } from '../config/env.ts'
import { type Finding, refuse } from '../config/finding.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Check, checksOf } from './check.ts'

/** Puts a small file into the bucket, reads all and a part of it, and removes it again. DATA_DIR is looked at with the machine. */
export async function checkStorage(settings: Settings): Promise<Check[]> {
  const { s3 } = settings.storage
  if (s3 === undefined) return []
  const storage = await openStorage(settings)
  const findings: Finding[] = await storage.probe().then(
    () => [],
    (error: unknown) => [refuse('S3_BUCKET', sentenceOf(error))],
  )
  storage.close()
  return checksOf(findings, 'S3_BUCKET', `Files are kept in ${s3.bucket}, which can be written and read.`)
}

const advice: Record<string, string> = {
  NoSuchBucket: 'make it, or mend S3_BUCKET and S3_PATH_STYLE.',
  AccessDenied: 'let this key put, get, list and delete objects in the bucket.',
  InvalidAccessKeyId: 'mend S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'mend S3_SECRET_ACCESS_KEY and S3_REGION.',
  AuthorizationHeaderMalformed: 'mend S3_REGION.',
  RequestTimeTooSkewed: 'set the clock of this machine, and keep it by NTP.',
}

function sentenceOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string }
  return `The bucket of S3_BUCKET does not work (${message}): ${advice[code] ?? 'see that S3_ENDPOINT is right and that the store runs.'}`
}
