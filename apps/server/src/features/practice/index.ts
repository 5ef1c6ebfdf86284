export { writeSatQuestions } from './pool/write-sat-questions.ts'
export { practiceRoutes } from './practice.routes.ts'
