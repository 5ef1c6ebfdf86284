export { readCells } from './read-cells.ts'
export { writeWorkbook } from './write-workbook.ts'
