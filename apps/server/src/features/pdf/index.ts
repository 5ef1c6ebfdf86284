export { openPdf, openTypesetPdf, spellable } from './open-pdf.ts'
export { layInline, layText, type Row } from './typeset/lay-text.ts'
export type { Typesetter } from './typeset/typesetter.ts'
