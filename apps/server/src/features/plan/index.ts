export { planFeedRoute } from './feed/plan-feed.route.ts'
export { planRoutes } from './plan.routes.ts'
