export { keyCorrectionRoutes } from './key-correction.routes.ts'
