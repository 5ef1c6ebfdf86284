export { payPageRoutes } from './pay-pages.routes.ts'
