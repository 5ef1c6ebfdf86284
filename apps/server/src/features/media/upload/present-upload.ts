import type { ResponseOf } from '@prostuti/contract'
import { type readUpload, uploadRefusals } from '@prostuti/contract/staff'
import type { UploadRow } from './find-upload.ts'

export function presentUpload({ facts, refusal, createdAt, ...row }: UploadRow): ResponseOf<typeof readUpload> {
  const { key, kind, name, bytes, received, state, sha256 } = row
  const video = facts?.kind === 'video' ? facts : undefined
  return {
    ...{ key, kind, name, bytes, received, state, sha256 },
    refusal: uploadRefusals.find((each) => each === refusal) ?? null,
    seconds: video?.seconds ?? null,
    height: video?.height ?? null,
    plays: video?.plays ?? null,
    pages: facts?.kind === 'document' ? facts.pages : null,
    created_at: createdAt.toISOString(),
  }
}
