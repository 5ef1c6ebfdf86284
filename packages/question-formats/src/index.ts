export { judgeQuestion } from './checks/judge-question.ts'
export type { FilePart, FilePicture, FileQuestion, FileText } from './file-question.ts'
export { readMtfKey } from './keys/read-key.ts'
export {
  type Fault,
  type FaultWeight,
  type FileRefusal,
  type Loss,
  type OriginalLine,
  type OriginalRun,
  type QuestionFormat,
  type QuestionReader,
  type QuestionWriter,
  questionFormats,
  type ReadRow,
  type ReadSummary,
  UnreadableFile,
} from './reading.ts'
