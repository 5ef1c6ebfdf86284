export { activityRoutes } from './activity.routes.ts'
export { sweepActivities } from './sweep-activities.ts'
