import type { Reader } from './burn-watermark.ts'

/** One page for one reader: the page with this index, drawn this wide. `name` is what it is kept under, without the reader. */
export type PageJob = { file: string; name: string; index: number; width: number; reader: Reader }

export type PageRequest = { id: number; job: PageJob }

/** A WebP picture, or what went wrong. */
export type PageAnswer = { id: number; webp: Uint8Array } | { id: number; failed: string }
