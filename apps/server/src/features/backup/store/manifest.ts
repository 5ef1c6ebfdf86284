import { z } from 'zod'

const file = z.object({
  /** Below DATA_DIR. */
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** By these a later backup sees that it has not changed, without reading it. */
  mtimeMs: z.number(),
  inode: z.number(),
})

const manifestShape = z.object({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  /** A restore can go to any moment from here on that the WAL reaches. */
  endedAt: z.iso.datetime(),
  /** Null where the database is not ours to back up (DATABASE_URL). */
  database: z
    .object({
      systemId: z.string(),
      major: z.string(),
      timeline: z.number(),
      startLsn: z.string(),
      stopLsn: z.string(),
      tarBytes: z.number(),
      storedBytes: z.number(),
      sha256: z.string(),
    })
    .nullable(),
  files: z.array(file),
  /** Only where it is encrypted. */
  appSecret: z.string().nullable(),
})

/** What a backup holds, with a checksum for each part of it. */
export type Manifest = z.infer<typeof manifestShape>
export type BackedUpFile = z.infer<typeof file>

export const readManifest = (text: string): Manifest => manifestShape.parse(JSON.parse(text))
