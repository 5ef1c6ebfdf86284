import { z } from 'zod'
import { isLoopback } from '../network/loopback.ts'
import { type Finding, missing, refuse, warn } from './finding.ts'
import type { Mode } from './mode.ts'

const text = z.string().optional()

/** The part of the environment that says where files are kept. */
export const storageVariables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'should be an http or https address' }).optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: z.enum(['true', 'false', '1', '0']).default('true'),
}

type Values = z.infer<z.ZodObject<typeof storageVariables>>

/** A bucket that every machine reaches; without one, files are kept in DATA_DIR. */
export type StorageSettings = {
  s3:
    | {
        endpoint: string
        bucket: string
        region: string
        accessKeyId: string
        secretAccessKey: string
        /** The bucket is a part of the path, not of the host's name. */
        pathStyle: boolean
      }
    | undefined
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function readStorageSettings(values: Values): StorageSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return { s3: undefined }
  const pathStyle = ['true', '1'].includes(values.S3_PATH_STYLE)
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle } }
}

export function checkStorage(values: Values, mode: Mode): Finding[] {
  const open = needed.filter((name) => values[name] === undefined)
  if (open.length === needed.length) return []
  if (open.length > 0)
    return [
      missing(
        refuse(
          'S3_BUCKET',
          `The bucket for files is only half set, and files must not land in two places: fill in ${open.join(' and ')}, or leave all of S3_* empty to keep files in DATA_DIR.`,
        ),
      ),
    ]
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint = '' } = values
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(bucket))
    return [refuse('S3_BUCKET', 'S3_BUCKET should be 3 to 63 small letters, digits and hyphens, without dots.')]
  if (mode.public && endpoint.startsWith('http:') && !isLoopback(new URL(endpoint).hostname))
    return [
      warn(
        'S3_ENDPOINT',
        'S3_ENDPOINT is not https, so doctors’ files travel readable: use the https address of the store.',
      ),
    ]
  return []
}
