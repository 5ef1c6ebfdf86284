export { type WordPaper, type WordPicture, writeKeyTable, writePaper } from './write-paper.ts'
