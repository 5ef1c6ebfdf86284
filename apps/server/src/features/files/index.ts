export { keepFile, newFileName, readKeptFile, removeFile } from './file-store.ts'
export { fileRoutes } from './files.routes.ts'
export { openPicture } from './open-picture.ts'
