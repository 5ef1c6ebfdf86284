import type { Reader } from './burn-watermark.ts'

/** One page: the page with this index, drawn this wide. `name` is what it is kept under, without the reader. Staff see it without one. */
export type PageJob = { file: string; name: string; index: number; width: number; reader: Reader | undefined }

/** How many pages a file has, and how large the first is. */
export type MeasureJob = { measure: string }

export type Measured = { pages: number; widthPoints: number; heightPoints: number } | 'protected' | 'unreadable'

export type PageRequest = { id: number; job: PageJob | MeasureJob }

/** A WebP picture, what was measured, or what went wrong. */
export type PageAnswer =
  | { id: number; webp: Uint8Array }
  | { id: number; measured: Measured }
  | { id: number; failed: string }
