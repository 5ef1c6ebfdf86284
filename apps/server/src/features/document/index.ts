export { documentRoutes } from './document.routes.ts'
