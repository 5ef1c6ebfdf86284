export { accountRoutes } from './account.routes.ts'
export { forgetClosed } from './closing/forget-closed.ts'
export { accountDeskRoutes } from './staff/account-desk.routes.ts'
export { findDoubles } from './staff/doubles/find-doubles.ts'
