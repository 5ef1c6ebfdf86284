export { forgetSignedOut } from './forget-signed-out.ts'
export { pushRoutes } from './push.routes.ts'
export { sendPushes } from './send-pushes.ts'
export { tellByPush } from './tell-by-push.ts'
