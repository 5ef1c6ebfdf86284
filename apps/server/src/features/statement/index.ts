export { readLines as readStatementLines } from './present-lines.ts'
export { requireWholeCentre, seesWholeCentre } from './require-whole-centre.ts'
export { statementRoutes } from './statement.routes.ts'
