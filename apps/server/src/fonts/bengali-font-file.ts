import { fileURLToPath } from 'node:url'

/** The letters come along: a bare machine has none for Bengali, and a name would be boxes. */
export const bengaliFontFile = fileURLToPath(new URL('./watermark.ttf', import.meta.url))
