export { listOldFiles, newFileName, readStoredFile, removeFile, removeOldDrafts, storeFile } from './file-store.ts'
export { fileRoutes } from './files.routes.ts'
export { openPicture } from './open-picture.ts'
export { staffPictureRoutes } from './staff/staff-picture.routes.ts'
