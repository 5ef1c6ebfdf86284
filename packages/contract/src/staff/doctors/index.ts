export { askClosingCode, askPhoneCode, changePhone, closeDoctorAccount, readClosingOf } from './account.ts'
export { decideDeviceRequest, endDoctorSignIns, listDeviceRequests, releaseDevice } from './devices.ts'
export {
  doctorShows,
  dropDoctorNote,
  foundBy,
  listDoctors,
  readDoctor,
  readDoctorTimeline,
  revealPhone,
  timelineGroups,
  timelineKinds,
  timelineThings,
  writeDoctorNote,
} from './doctors.ts'
export {
  changeStops,
  endEnrolment,
  enrolDoctor,
  listFreeSeats,
  moveEnrolmentAsStaff,
  prolongAtMost,
  prolongSubscription,
  proposeFreeSeat,
  readDoctorSeats,
  readEnrolmentEnd,
  readEnrolmentMoves,
  refuseFreeSeat,
  signFreeSeat,
} from './enrolments.ts'
export { lookAsDoctor, lookReasonAtLeast } from './impersonation.ts'
export {
  askMerge,
  doubleFacts,
  endMerge,
  listDoubles,
  mergeBlocks,
  mergeClashes,
  mergeDecisions,
  mergeSides,
  mergeThings,
  previewMerge,
  readDoctorDoubles,
  readMerge,
  setDoublesApart,
  signMerge,
} from './merging.ts'
