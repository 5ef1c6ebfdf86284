export { detectFormat, fileAtMost } from './detect-format.ts'
export { readQuestions } from './read-questions.ts'
export { type ExportFormat, exportFiles, writeQuestions } from './write-questions.ts'
