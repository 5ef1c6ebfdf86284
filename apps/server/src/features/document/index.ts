export { bengaliFontFile } from './bengali-font-file.ts'
export { documentRoutes } from './document.routes.ts'
