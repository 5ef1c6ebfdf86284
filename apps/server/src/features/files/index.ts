export { keepFile, listOldFiles, newFileName, readKeptFile, removeFile, removeOldDrafts } from './file-store.ts'
export { fileRoutes } from './files.routes.ts'
export { openPicture } from './open-picture.ts'
