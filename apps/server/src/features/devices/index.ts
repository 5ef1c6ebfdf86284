export { deviceRoutes, doctorDeviceRoutes } from './devices.routes.ts'
export { registerDevice } from './register-device.ts'
