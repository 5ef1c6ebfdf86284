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
export { lookAsDoctor, lookReasonAtLeast } from './impersonation.ts'
