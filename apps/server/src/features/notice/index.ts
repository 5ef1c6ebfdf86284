export { countUnread } from './count-unread.ts'
export { listNotices } from './list-notices.ts'
export { noticeRoutes } from './notice.routes.ts'
export { publishNotice } from './publish-notice.ts'
