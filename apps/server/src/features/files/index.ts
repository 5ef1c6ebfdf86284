export { keepFile, removeFile } from './file-store.ts'
export { fileRoutes } from './files.routes.ts'
