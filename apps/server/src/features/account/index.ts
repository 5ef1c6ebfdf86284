export { accountRoutes } from './account.routes.ts'
export { findRunningExam } from './closing/find-running-exam.ts'
export { forgetClosed } from './closing/forget-closed.ts'
