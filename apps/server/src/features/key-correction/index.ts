export { keyCorrectionRoutes } from './key-correction.routes.ts'
export { rehearseCorrection } from './rehearsal/rehearse-correction.ts'
