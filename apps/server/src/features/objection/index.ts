export { reopenObjections, settleObjections } from './answer-objections.ts'
export { objectionRoutes } from './objection.routes.ts'
export { staffObjectionRoutes } from './staff-objections.routes.ts'
