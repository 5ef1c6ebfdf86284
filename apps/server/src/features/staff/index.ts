export { demoStaffRoute, prepareDemoStaff } from './demo/demo-staff.ts'
export { invitationRoutes } from './invitations/invitation.routes.ts'
export { makeInvitation } from './invitations/make-invitation.ts'
export { type HeardNews, staffLiveChannel, tellStaff } from './live/tell-staff.ts'
export { inviteMember } from './members/invite-member.ts'
export { listFactorResets } from './members/list-factor-resets.ts'
export { listLockedMembers } from './members/list-locked-members.ts'
export { memberRoutes } from './members/members.routes.ts'
export {
  type Bounds,
  hasNoBounds,
  isOwnBranch,
  isOwnCourse,
  isOwnDoctor,
  isOwnEnrolment,
  isOwnOrder,
  isOwnPayment,
} from './permissions/bounds.ts'
export { may } from './permissions/may.ts'
export {
  inBatchesOfCourses,
  inBranches,
  inCourses,
  ofBranches,
  ownsBatch,
  seesBatch,
} from './permissions/member-scope.ts'
export { registerStaffCall, registerStaffWrite, type Written } from './register-staff-call.ts'
export { securityRoutes } from './security/security.routes.ts'
export { findOpenSessions } from './session/find-open-sessions.ts'
export { createKnownStaff } from './session/known-staff.ts'
export { requireOwnPage } from './session/office-token.ts'
export { ownSessionRoutes } from './session/own-session.routes.ts'
export { requireProof, requireStaff } from './session/require-staff.ts'
export { staffCallerOf } from './session/staff-caller-of.ts'
export type { StaffMember } from './session/staff-member.ts'
export { staffSignInRoutes } from './sign-in/sign-in.routes.ts'
