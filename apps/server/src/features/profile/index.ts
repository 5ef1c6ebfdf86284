export { presentDoctor } from './present-doctor.ts'
export { profileRoutes } from './profile.routes.ts'
export { sweepAvatars } from './sweep-avatars.ts'
