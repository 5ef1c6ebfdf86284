export { accountRoutes } from './account.routes.ts'
export { forgetClosed } from './closing/forget-closed.ts'
