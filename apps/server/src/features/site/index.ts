export { hasChatPlugin } from './has-chat-plugin.ts'
export { siteRoutes } from './site.routes.ts'
