export { questionImportRoutes } from './question-import.routes.ts'
export { sweepImports } from './sweep-imports.ts'
