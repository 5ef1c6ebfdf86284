export { reopenObjections, settleObjections } from './answer-objections.ts'
export { staffObjectionRoutes } from './staff-objections.routes.ts'
