export { noticeRoutes } from './notice.routes.ts'
