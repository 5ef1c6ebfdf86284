export { openPdf, spellable } from './open-pdf.ts'
